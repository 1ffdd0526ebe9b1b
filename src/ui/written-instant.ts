import { business } from '@domain/business/business';

const written = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

/** Formats an instant (ISO 8601) in the business's time zone, `Mar 3, 2026, 5:00 AM`; '' for none. */
export function writtenInstant(instant: string): string {
  const date = new Date(instant);
  // A non-breaking space before AM or PM.
  return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/\s(?=[AP]M$)/, '\u00a0');
}

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: business.timeZone,
});

/** Formats a recent instant (ISO 8601) without its year, `Mar 3, 5:00 AM`; '' for none. */
export function shortInstant(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : short.format(date).replace(/\s(?=[AP]M$)/, '\u00a0');
}
