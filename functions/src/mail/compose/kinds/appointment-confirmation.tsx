import { arrivalWords } from '@domain/appointment/arrival';
import { endingCharges } from '@domain/business/ending-charges';
import { lateCancelWords } from '@domain/job/charge-words';
import { missingForms } from '@domain/job/missing-forms';
import { promisesOf } from '@domain/settings/promises-of';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import type { Composer } from '../composer';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { NextSteps, Paragraph, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { AppointmentFacts, MissingForms } from './appointment-parts';
import { upcomingAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

/**
 * To the client, the day before: confirms the appointment and names missing forms. Not sent once it has begun or is
 * no longer scheduled.
 */
export const composeAppointmentConfirmation: Composer = async (subjects, now) => {
  const appointments = await upcomingAppointments(subjects, now);
  const [first] = appointments;
  if (!first) return null;
  const { customer } = first.job;
  const wording = wordingOf(
    'appointment_confirmation',
    appointments.map(({ job }) => jobValues(job)),
  );
  const bodies = await renderMail(
    <AppointmentConfirmation appointments={appointments} name={customer.name} wording={wording} />,
  );
  return {
    to: customer.email,
    subject: wording.subject ?? `Confirmed: your sewer inspection on ${arrivalWords(first.job)}`,
    attachments: [],
    ...bodies,
  };
};

interface ConfirmationProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
  readonly wording: Wording;
}

function AppointmentConfirmation({ appointments, name, wording }: ConfirmationProps) {
  const promises = promisesOf(settingsNow().promises);
  return (
    <MailLayout preview="When we’ll be there and what to have ready." title="Your inspection is confirmed">
      <Opening wording={wording} name={name} />
      {appointments.map((appointment) => (
        <div key={appointment.job.id}>
          <AppointmentFacts job={appointment.job} />
          <StillMissing {...appointment} />
        </div>
      ))}
      <SubHeading>Before we come</SubHeading>
      <NextSteps
        steps={[
          'Have water and power on at the property.',
          'Keep the path to the cleanout clear, if you know where it is.',
          'Make sure we can get in, through the lockbox or someone who can open the door.',
        ]}
      />
      <Paragraph>
        The inspection takes {promises.inspectionLength}. {promises.reportTurnaround} Something came up? Call
        us at {phoneNow().display}. {lateCancelWords(endingCharges)}
      </Paragraph>
    </MailLayout>
  );
}

function StillMissing(appointment: Appointment) {
  const count = missingForms(appointment.job).length;
  if (count === 0 || appointment.accessKey === null) return null;
  return (
    <>
      <SubHeading>
        {count === 1 ? 'One form is still missing' : `${count} forms are still missing`}
      </SubHeading>
      <Paragraph>
        Please fill {count === 1 ? 'it' : 'them'} in before the appointment. Each form takes a minute or two.
      </Paragraph>
      <MissingForms {...appointment} />
    </>
  );
}
