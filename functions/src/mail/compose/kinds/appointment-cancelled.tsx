import { arrivalWords } from '@domain/appointment/arrival';
import { owedWords } from '@domain/job/ending-words';
import { knownService } from '@domain/settings/offered-services';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { appointmentCalendar } from '../appointment-calendar';
import type { Composer } from '../composer';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { loadAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

/** To the client: the cancelled appointment, with the iCalendar cancellation. */
export const composeAppointmentCancelled: Composer = async (subjects, now) => {
  const appointments = (await loadAppointments(subjects, now)).filter(
    ({ job }) => job.status === 'cancelled',
  );
  const [first] = appointments;
  if (!first) return null;
  const { customer } = first.job;
  const wording = wordingOf(
    'appointment_cancelled',
    appointments.map(({ job }) => jobValues(job)),
  );
  const bodies = await renderMail(
    <AppointmentCancelled appointments={appointments} name={customer.name} wording={wording} />,
  );
  return {
    to: customer.email,
    subject: wording.subject ?? `Cancelled: your sewer inspection on ${arrivalWords(first.job)}`,
    attachments: appointments.map(({ job }) => appointmentCalendar(job)),
    ...bodies,
  };
};

interface AppointmentCancelledProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
  readonly wording: Wording;
}

function AppointmentCancelled({ appointments, name, wording }: AppointmentCancelledProps) {
  return (
    <MailLayout preview="This appointment won’t take place." title="Your inspection was cancelled">
      <Opening wording={wording} name={name} />
      {appointments.map(({ job }) => (
        <div key={job.id}>
          <Facts
            rows={[
              ['Was scheduled for', arrivalWords(job)],
              ['Property address', job.customer.address],
              ['Inspection type', knownService(settingsNow().services, job.service_type)],
            ]}
          />
          {(job.ending !== null || job.payment_state === 'paid') && (
            <Paragraph>{owedWords(settingsNow().contact, job)}</Paragraph>
          )}
        </div>
      ))}
      <Paragraph>
        The attached calendar entry takes it off your calendar. There’s nothing left for you to fill in or
        sign, and the links in our earlier emails no longer work.
      </Paragraph>
      <Action href={`${config.siteUrl}/#booking`} secondary>
        Book another time
      </Action>
      <Paragraph>Is this a mistake? Call us at {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
