import { isCalendarDate, type CalendarDate } from '../time/calendar-date';

/** The error of an inspection date after `today`, the business's date; null for any other. */
export function futureDateError(inspectionDate: string, today: CalendarDate): string | null {
  return isCalendarDate(inspectionDate) && inspectionDate > today
    ? 'The inspection can’t be in the future. Choose today or an earlier date.'
    : null;
}
