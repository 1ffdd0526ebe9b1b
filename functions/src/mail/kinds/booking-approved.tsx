import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import { longDate } from '@domain/time/calendar-date';
import { appointmentCalendar } from '../appointment-calendar';
import type { Composer } from '../compose-mail';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph, SubHeading } from '../templates/mail-parts';
import { AppointmentFacts, MissingForms } from './appointment-parts';
import { loadAppointments, type Appointment } from './load-appointments';

/** To the client: the appointment, its calendar entry, and the three forms. */
export const composeBookingApproved: Composer = async (subjects, now) => {
  const appointments = await loadAppointments(subjects, now);
  const [first] = appointments;
  if (!first) return null;
  const bodies = await renderMail(
    <BookingApproved appointments={appointments} name={first.booking.customer.name} />,
  );
  return {
    to: first.booking.customer.email,
    subject: `Your sewer inspection on ${longDate(first.booking.scheduled_date)}`,
    attachments: appointments.map(({ booking }) => appointmentCalendar(booking)),
    ...bodies,
  };
};

function BookingApproved({
  appointments,
  name,
}: {
  readonly appointments: readonly Appointment[];
  readonly name: string;
}) {
  return (
    <MailLayout
      preview="Your appointment, and three short forms to fill in before it."
      title="Your inspection is scheduled"
    >
      <Paragraph>Hello {name}, we have scheduled your inspection.</Paragraph>
      {appointments.map((appointment) => (
        <div key={appointment.booking.id}>
          <AppointmentFacts booking={appointment.booking} />
          <SubHeading>Three short forms</SubHeading>
          <Paragraph>
            Please fill these in before the appointment. Together they take about five minutes.
          </Paragraph>
          <MissingForms {...appointment} />
        </div>
      ))}
      <SubHeading>On the day</SubHeading>
      <Paragraph>
        The inspection takes {promises.inspectionLength}. {promises.reportTurnaround} The calendar entry is
        attached. To change the appointment, call us on {business.phone.display}.
      </Paragraph>
    </MailLayout>
  );
}
