import { addDays, calendarDateIn } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

/** Nobody gets a reminder or a review request between these times, `HH:MM`, in the business's time zone. */
export const quietHours = { from: '20:00', until: '08:00' } as const;

/** When the quiet hours end that `now` is in; null outside of them. */
export function quietUntil(timeZone: string, now: Date): Date | null {
  const today = calendarDateIn(timeZone, now);
  const morning = instantOf(today, quietHours.until, timeZone);
  if (now < morning) return morning;
  const evening = instantOf(today, quietHours.from, timeZone);
  return now < evening ? null : instantOf(addDays(today, 1), quietHours.until, timeZone);
}
