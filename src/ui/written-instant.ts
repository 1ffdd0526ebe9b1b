import { business } from '@domain/business/business';

const written = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

/** An instant (ISO 8601) on the business's clock, `Mar 3, 2026, 5:00 AM`; '' for none. */
export function writtenInstant(instant: string): string {
  const date = new Date(instant);
  // Hours and AM stay on one line.
  return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/\s(?=[AP]M$)/, '\u00a0');
}
