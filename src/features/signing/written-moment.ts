import { business } from '@domain/business/business';

/** Formats an instant (ISO 8601) in the business's time zone: `Saturday, November 21, 2026 at 10:12 AM MST`. */
export function writtenMoment(instant: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, ...options }).format(new Date(instant));
  return `${part({ dateStyle: 'full' })} at ${part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
}
