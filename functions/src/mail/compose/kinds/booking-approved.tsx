import { longDate } from '@domain/time/calendar-date';
import { missingForms } from '@domain/job/missing-forms';
import { promisesOf } from '@domain/settings/promises-of';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { appointmentCalendar } from '../appointment-calendar';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { AppointmentFacts, ChangeLinks, ChargeTerms, MissingForms, PayEarly } from './appointment-parts';
import { loadAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

/**
 * To the client: the appointment, its calendar entry, and the missing forms. Only the forms while no appointment is
 * agreed (pending); not sent for a job cancelled since.
 */
export const composeBookingApproved: Composer = async (subjects, now) => {
  const appointments = (await loadAppointments(subjects, now)).filter(
    ({ job }) => job.status !== 'cancelled',
  );
  const [first] = appointments;
  if (!first) return null;
  const agreed = appointments.filter(({ job }) => job.status !== 'pending');
  const { customer } = first.job;
  const [next] = agreed;
  // The words say that an appointment is agreed.
  const wording = wordingOf(
    'booking_approved',
    appointments.map(({ job }) => (job.status === 'pending' ? null : jobValues(job))),
  );
  const bodies = await renderMail(
    next ? (
      <BookingApproved appointments={appointments} name={customer.name} now={now} wording={wording} />
    ) : (
      <FormsAhead appointments={appointments} name={customer.name} />
    ),
  );
  return {
    to: customer.email,
    subject:
      wording.subject ??
      (next ? `Your sewer inspection on ${longDate(next.job.scheduled_date)}` : 'Your forms'),
    attachments: agreed.map(({ job }) => appointmentCalendar(job)),
    ...bodies,
  };
};

interface ApprovedMailProps extends FormsMailProps {
  readonly now: Date;
  readonly wording: Wording;
}

interface FormsMailProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
}

function BookingApproved({ appointments, name, now, wording }: ApprovedMailProps) {
  const promises = promisesOf(settingsNow().promises);
  return (
    <MailLayout
      preview="Your appointment, and three short forms to fill in before it."
      title="Your inspection is scheduled"
    >
      <Opening wording={wording} name={name} />
      {appointments.map((appointment) => (
        <FormsOf key={appointment.job.id} {...appointment} />
      ))}
      <SubHeading>On the day</SubHeading>
      <Paragraph>
        The inspection takes {promises.inspectionLength}. {promises.reportTurnaround} The calendar entry is
        attached.
      </Paragraph>
      <ChangeLinks appointments={appointments} now={now} />
      <ChargeTerms />
    </MailLayout>
  );
}

function FormsAhead({ appointments, name }: FormsMailProps) {
  return (
    <MailLayout preview="Three short forms you can fill in now." title="Your forms">
      <Paragraph>
        {hello(name)} here are the forms for your sewer inspection. You can fill them in now, and we’ll agree
        on the appointment with you.
      </Paragraph>
      {appointments.map((appointment) => (
        <FormsOf key={appointment.job.id} {...appointment} />
      ))}
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}

const headings = ['', 'One short form', 'Two short forms', 'Three short forms'];

function FormsOf(appointment: Appointment) {
  const count = missingForms(appointment.job).length;
  return (
    <>
      <AppointmentFacts job={appointment.job} />
      {count > 0 && (
        <>
          <SubHeading>{headings[count]}</SubHeading>
          <Paragraph>
            {count === 1
              ? 'Please fill it in before the appointment. It takes a minute or two.'
              : 'Please fill these in before the appointment. They take about five minutes in all.'}
          </Paragraph>
          <MissingForms {...appointment} />
        </>
      )}
      {appointment.job.status !== 'pending' && <PayEarly {...appointment} />}
    </>
  );
}
