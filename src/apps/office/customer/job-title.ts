import type { Job } from '@domain/job/job';
import { isCalendarDate, mediumDate } from '@domain/time/calendar-date';

/** A job in a few words: its date and service. */
export function jobTitle({ scheduled_date, service_type, status }: Job): string {
  const date = isCalendarDate(scheduled_date) ? mediumDate(scheduled_date) : 'no date';
  return `${status === 'pending' ? `tentatively ${date}` : date}, ${service_type}`;
}
