import { string } from 'yup';
import { addDays, isCalendarDate } from '../time/calendar-date';
import { isTimeOfDay } from '../time/time-of-day';

export const bookingHorizonDays = 365;
export const defaultTime = '09:00:00';

/** What the date rules need from outside: the business's date now. */
export interface BookingContext {
  readonly today: string;
}

/** An optional preferred date; empty means that no date was chosen. */
export const preferredDateField = string()
  .defined()
  .default('')
  .test('exists', 'Enter a date as month, day and year.', (value) => value === '' || isCalendarDate(value))
  .test('not-past', 'The date is in the past. Choose today or a later day.', (value, { options }) => {
    const today = (options.context as BookingContext | undefined)?.today;
    return value === '' || today === undefined || value >= today;
  })
  .test('near', 'Choose a date within a year from now.', (value, { options }) => {
    const today = (options.context as BookingContext | undefined)?.today;
    return value === '' || today === undefined || value <= addDays(today, bookingHorizonDays);
  });

/** An optional preferred time, `HH:MM` or `HH:MM:SS`; empty means that no time was chosen. */
export const preferredTimeField = string()
  .defined()
  .default('')
  .test('exists', 'Choose a time from the list.', (value) => value === '' || isTimeOfDay(value));
