import { business } from '@domain/business/business';

const dayAndClock = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An ISO 8601 instant as `Mar 3, 9:05 AM` in the business's time zone. */
export function clockOf(instant: string): string {
  return dayAndClock.format(new Date(instant));
}
