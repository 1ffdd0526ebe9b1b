import { string } from 'yup';
import { isCalendarDate } from './calendar-date';

/** A date `YYYY-MM-DD` that is not after the context's `today`; `missing` is the error without one. */
export const pastDateField = (missing: string) =>
  string()
    .required(missing)
    .test(
      'exists',
      'Enter the date as month, day, and year.',
      (value) => value === undefined || isCalendarDate(value),
    )
    .test('past', 'The date is in the future. Choose today or an earlier day.', (value, { options }) => {
      const { today } = (options.context ?? {}) as { readonly today?: string };
      return !value || !today || !isCalendarDate(value) || value <= today;
    });
