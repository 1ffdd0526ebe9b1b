import { business } from '@domain/business/business';
import { longDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';
import { config } from '../../platform/config';
import { appointmentCalendar } from '../appointment-calendar';
import type { Composer } from '../compose-mail';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { loadAppointments, type Appointment } from './load-appointments';

/** To the client: the appointment that will not be, and the entry that takes it off the calendar. */
export const composeAppointmentCancelled: Composer = async (subjects, now) => {
  const appointments = (await loadAppointments(subjects, now)).filter(
    ({ booking }) => booking.status === 'cancelled',
  );
  const [first] = appointments;
  if (!first) return null;
  const { scheduled_date: date, scheduled_time: time, customer } = first.booking;
  const bodies = await renderMail(<AppointmentCancelled appointments={appointments} name={customer.name} />);
  return {
    to: customer.email,
    subject: `Cancelled: your sewer inspection on ${longDate(date)}, ${clockTime(time)}`,
    attachments: appointments.map(({ booking }) => appointmentCalendar(booking)),
    ...bodies,
  };
};

interface AppointmentCancelledProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
}

function AppointmentCancelled({ appointments, name }: AppointmentCancelledProps) {
  return (
    <MailLayout preview="This appointment will not take place." title="Your inspection was cancelled">
      <Paragraph>Hello {name}, this appointment was cancelled. We will not come.</Paragraph>
      {appointments.map(({ booking }) => (
        <Facts
          key={booking.id}
          rows={[
            ['Was planned for', `${longDate(booking.scheduled_date)}, ${clockTime(booking.scheduled_time)}`],
            ['Property address', booking.customer.address],
            ['Inspection type', booking.service_type],
          ]}
        />
      ))}
      <Paragraph>
        The calendar entry attached takes it off your calendar. There is nothing left for you to fill in or
        sign, and the links in our earlier mails have ended.
      </Paragraph>
      <Action href={`${config.siteUrl}/#booking`} secondary>
        Book another time
      </Action>
      <Paragraph>Is this a mistake? Call us on {business.phone.display}.</Paragraph>
    </MailLayout>
  );
}
