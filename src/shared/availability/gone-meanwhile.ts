import { monthOf, timesOfForm } from '@domain/availability/month';
import { offeredTimes } from '@domain/request/offered-times';
import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import type { PublicSettings } from '@domain/settings/public-settings';
import { isCalendarDate } from '@domain/time/calendar-date';
import { askedTime } from '@domain/availability/asked-time';
import { askForMonth, knownMonth } from './months-store';

const longestWaitMs = 2_000;

/**
 * Checks again, right before a form is sent, whether its time is still available. Returns what to say if it was taken since
 * the form last showed it; null if it is available, or no answer comes in time.
 */
export async function goneMeanwhile(
  variant: RequestFormVariant,
  { hours, services }: Pick<PublicSettings, 'hours' | 'services'>,
  values: RequestFormValues,
): Promise<string | null> {
  const { preferredDate: date } = values;
  if (!isCalendarDate(date)) return null;
  const asked = () => {
    const times = timesOfForm(knownMonth(monthOf(date)), variant);
    return askedTime(times, services, values, offeredTimes(hours, variant, date, new Date()));
  };
  if (asked().state === 'taken') return null;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([askForMonth(monthOf(date), { now: true }), tooLong]);
  return asked().sentence ?? null;
}
