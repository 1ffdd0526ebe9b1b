import { arrivalWords } from '@domain/appointment/arrival';
import { appointmentCalendar } from '../appointment-calendar';
import type { Composer } from '../composer';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { AppointmentFacts, ChangeLinks } from './appointment-parts';
import { upcomingAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

/** To the client: the new date and time, with the updated calendar entry. */
export const composeAppointmentMoved: Composer = async (subjects, now) => {
  const appointments = await upcomingAppointments(subjects, now);
  const [first] = appointments;
  if (!first) return null;
  const { customer } = first.job;
  const wording = wordingOf(
    'appointment_moved',
    appointments.map(({ job }) => jobValues(job)),
  );
  const bodies = await renderMail(
    <AppointmentMoved appointments={appointments} name={customer.name} now={now} wording={wording} />,
  );
  return {
    to: customer.email,
    subject: wording.subject ?? `New time: your sewer inspection on ${arrivalWords(first.job)}`,
    attachments: appointments.map(({ job }) => appointmentCalendar(job)),
    ...bodies,
  };
};

interface AppointmentMovedProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
  readonly now: Date;
  readonly wording: Wording;
}

function AppointmentMoved({ appointments, name, now, wording }: AppointmentMovedProps) {
  return (
    <MailLayout preview="Your inspection has a new date and time." title="Your inspection was moved">
      <Opening wording={wording} name={name} />
      {appointments.map((appointment) => (
        <AppointmentFacts key={appointment.job.id} job={appointment.job} />
      ))}
      <Paragraph>
        The attached calendar entry replaces the earlier one. Everything you’ve filled in and signed stays as
        it is.
      </Paragraph>
      <ChangeLinks appointments={appointments} now={now} />
    </MailLayout>
  );
}
