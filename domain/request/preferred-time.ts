import { string } from 'yup';
import type { Settings } from '../settings/settings';
import { counted } from '../text/counted';
import { addDays, isCalendarDate } from '../time/calendar-date';
import { isTimeOfDay } from '../time/time-of-day';

/** A request may have waited in an outbox since the owner offered more days, so this is the most that is ever offered. */
export const mostHorizonDays = 365;
export const defaultTime = '09:00:00';

/** What the date rules need: the business's current date, and on the form the current instant and settings. */
export interface PreferredTimeContext {
  readonly today: string;
  readonly now?: Date;
  readonly settings?: Pick<Settings, 'contact' | 'hours'>;
}

/**
 * An optional preferred date; empty means none was chosen. A past date is allowed, as a queued request may arrive
 * late.
 */
export const preferredDateField = string()
  .defined()
  .default('')
  .test('exists', 'Enter the date as month, day, and year.', (value) => value === '' || isCalendarDate(value))
  .test('near', (value, { options, createError }) => {
    const { today, settings } = (options.context ?? {}) as Partial<PreferredTimeContext>;
    const days = settings?.hours.horizonDays ?? mostHorizonDays;
    if (value === '' || today === undefined || value <= addDays(today, days)) return true;
    const span = days === mostHorizonDays ? 'a year' : counted(days, 'day');
    return createError({ message: `Choose a date within ${span} from now.` });
  });

/** An optional preferred time, `HH:MM` or `HH:MM:SS`; empty means none was chosen. */
export const preferredTimeField = string()
  .defined()
  .default('')
  .test('exists', 'Choose a time from the list.', (value) => value === '' || isTimeOfDay(value));
