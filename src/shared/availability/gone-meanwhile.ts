import { askedTime } from '@domain/availability/asked-time';
import { monthOf, timesOfForm, type Month } from '@domain/availability/month';
import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import type { PublicSettings } from '@domain/settings/public-settings';
import { isCalendarDate } from '@domain/time/calendar-date';
import { askForMonth, knownMonth } from './months-store';

const longestWaitMs = 2_000;

type FormSettings = Pick<PublicSettings, 'hours' | 'services'>;

/**
 * Checks again, right before a form is sent, whether its time is still available. Returns what to say if it was taken since
 * the form last showed it; null if it is available, or no answer comes in time.
 */
export async function goneMeanwhile(
  variant: RequestFormVariant,
  settings: FormSettings,
  values: RequestFormValues,
): Promise<string | null> {
  if (!isCalendarDate(values.preferredDate)) return null;
  if (known(variant, settings, values).state === 'taken') return null;
  await askAgain(variant, settings, values);
  return known(variant, settings, values).sentence ?? null;
}

/** What is available instead of a time that turned out to be taken; '' if no answer comes in time. */
export async function insteadOf(
  variant: RequestFormVariant,
  settings: FormSettings,
  values: RequestFormValues,
): Promise<string> {
  if (!isCalendarDate(values.preferredDate)) return '';
  await askAgain(variant, settings, values);
  return known(variant, settings, values).instead;
}

async function askAgain(variant: RequestFormVariant, settings: FormSettings, values: RequestFormValues) {
  const asking = async () => {
    await askForMonth(monthOf(values.preferredDate), { now: true });
    const { nextMonth } = known(variant, settings, values);
    if (nextMonth !== null) await askForMonth(nextMonth);
  };
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([asking(), tooLong]);
}

/** What the device knows of the time by now. */
function known(variant: RequestFormVariant, settings: FormSettings, values: RequestFormValues) {
  const form = { settings, variant, now: new Date() };
  const timesOf = (month: Month) => timesOfForm(knownMonth(month), variant);
  const times = timesOf(monthOf(values.preferredDate));
  const inMonth = askedTime(times, values, form);
  const later = inMonth.nextMonth === null ? null : timesOf(inMonth.nextMonth);
  return later ? askedTime({ ...times, ...later }, values, form) : inMonth;
}
