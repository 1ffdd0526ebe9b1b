import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';
import { config } from '../../platform/config';
import { Action, Facts } from '../templates/mail-parts';
import type { Appointment } from './load-appointments';
import { missingForms } from './missing-forms';

export function AppointmentFacts({ booking }: Pick<Appointment, 'booking'>) {
  return (
    <Facts
      rows={[
        ['Appointment', agreedTime(booking)],
        ['Property address', booking.customer.address],
        ['Inspection type', booking.service_type],
        ['Price', dollars(booking.total_price)],
        ['Special instructions', booking.special_instructions],
      ]}
    />
  );
}

/** Nothing while pending: then the date is the office's own reminder, and nobody has agreed to it. */
function agreedTime({ status, scheduled_date: date, scheduled_time: time }: Appointment['booking']): string {
  return status === 'pending' ? '' : `${longDate(date)}, ${clockTime(time)}`;
}

/** The links to those forms of a booking that are still missing; nothing where there is no key. */
export function MissingForms({ booking, accessKey }: Appointment) {
  if (accessKey === null) return null;
  return missingForms(booking).map((form, index) => (
    <Action key={form.path} href={`${config.siteUrl}${form.path}?booking=${accessKey}`} secondary={index > 0}>
      {form.title}
    </Action>
  ));
}
