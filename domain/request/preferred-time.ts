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
 * An optional date; empty means none was chosen. A past date is allowed, as a queued request may arrive late.
 * @param most how many days ahead it can be
 */
export function optionalDateField(most: (context: Partial<PreferredTimeContext>) => number) {
  return string()
    .defined()
    .default('')
    .test('exists', 'Enter the date as month, day, and year.', (value) => !value || isCalendarDate(value))
    .test('near', (value, { options, createError }) => {
      const context = (options.context ?? {}) as Partial<PreferredTimeContext>;
      const { today } = context;
      const days = most(context);
      if (!value || today === undefined || value <= addDays(today, days)) return true;
      const span = days === mostHorizonDays ? 'a year' : counted(days, 'day');
      return createError({ message: `Choose a date within ${span} from now.` });
    });
}

/** An optional preferred date. */
export const preferredDateField = optionalDateField(
  ({ settings }) => settings?.hours.horizonDays ?? mostHorizonDays,
);

/** The same on a form, where a day that has passed can't be meant. */
export function notPast(field: ReturnType<typeof optionalDateField>) {
  return field.test(
    'not-past',
    'The date is in the past. Choose today or a later day.',
    (value, { options }) => {
      const today = (options.context as PreferredTimeContext | undefined)?.today;
      return value === '' || today === undefined || value >= today;
    },
  );
}

/** An optional preferred time, `HH:MM` or `HH:MM:SS`; empty means none was chosen. */
export const preferredTimeField = string()
  .defined()
  .default('')
  .test('exists', 'Choose a time from the list.', (value) => value === '' || isTimeOfDay(value));
