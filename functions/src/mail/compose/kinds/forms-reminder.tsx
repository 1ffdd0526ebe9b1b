import { isJobOver } from '@domain/job/job-status';
import { missingForms } from '@domain/job/missing-forms';
import { formsNeeded } from '@domain/text-message/text-words';
import { phoneNow } from '../../../platform/phone-now';
import type { Composer } from '../composer';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { AppointmentFacts, MissingForms } from './appointment-parts';
import { loadAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

/** To the client: the missing forms. Not sent if none is missing, or the job is completed or cancelled. */
export const composeFormsReminder: Composer = async (subjects, now) => {
  const appointments = (await loadAppointments(subjects, now)).filter(isAwaited);
  const [first] = appointments;
  if (!first) return null;
  const wording = wordingOf(
    'forms_reminder',
    appointments.map(({ job }) => jobValues(job)),
  );
  const bodies = await renderMail(
    <FormsReminder appointments={appointments} name={first.job.customer.name} wording={wording} />,
  );
  return {
    to: first.job.customer.email,
    subject: wording.subject ?? 'Your forms before the inspection',
    attachments: [],
    ...bodies,
  };
};

function isAwaited({ job, accessKey }: Appointment): boolean {
  return accessKey !== null && !isJobOver(job.status) && missingForms(job).length > 0;
}

interface FormsReminderProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
  readonly wording: Wording;
}

function FormsReminder({ appointments, name, wording }: FormsReminderProps) {
  return (
    <MailLayout preview="The forms we still need before your appointment." title={formsNeeded}>
      <Opening wording={wording} name={name} />
      {appointments.map((appointment) => (
        <div key={appointment.job.id}>
          <AppointmentFacts job={appointment.job} />
          <MissingForms {...appointment} />
        </div>
      ))}
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
