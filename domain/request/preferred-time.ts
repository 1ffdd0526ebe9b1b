import { string } from 'yup';
import type { Settings } from '../settings/settings';
import { addDays, isCalendarDate } from '../time/calendar-date';
import { isTimeOfDay } from '../time/time-of-day';

export const requestHorizonDays = 365;
export const defaultTime = '09:00:00';

/** What the date rules need: the business's current date, and on the form the current instant and settings. */
export interface PreferredTimeContext {
  readonly today: string;
  readonly now?: Date;
  readonly settings?: Pick<Settings, 'contact'>;
}

/**
 * An optional preferred date; empty means none was chosen. A past date is allowed, as a queued request may arrive
 * late.
 */
export const preferredDateField = string()
  .defined()
  .default('')
  .test('exists', 'Enter the date as month, day, and year.', (value) => value === '' || isCalendarDate(value))
  .test('near', 'Choose a date within a year from now.', (value, { options }) => {
    const today = (options.context as PreferredTimeContext | undefined)?.today;
    return value === '' || today === undefined || value <= addDays(today, requestHorizonDays);
  });

/** An optional preferred time, `HH:MM` or `HH:MM:SS`; empty means none was chosen. */
export const preferredTimeField = string()
  .defined()
  .default('')
  .test('exists', 'Choose a time from the list.', (value) => value === '' || isTimeOfDay(value));
