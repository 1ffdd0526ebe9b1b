import { business } from '@domain/business/business';

const dayOfInstant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: business.timeZone,
});
const dayOfDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 3`, for an ISO 8601 instant in the business's time zone. */
export function shortDay(instant: string): string {
  return dayOfInstant.format(new Date(instant));
}

/** `Nov 3, 2026`, for a `YYYY-MM-DD`. */
export function writtenDay(date: string): string {
  return dayOfDate.format(new Date(`${date}T00:00:00Z`));
}
