import { windowMinutes } from '../appointment/arrival';
import { twoHourWindows, type TimeSlot } from '../request/time-slots';
import type { CalendarDate } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes } from '../time/time-of-day';
import { hoursOn } from './hours-on';

/** The two-hour windows that begin and end within a day's opening hours; none on a closed day. */
export function openWindows(date: CalendarDate): readonly TimeSlot[] {
  const open = hoursOn(date)?.open;
  if (!open) return [];
  return twoHourWindows.filter(({ value }) => {
    const begins = hoursAndMinutes(value);
    return begins >= open.opens && addMinutes(begins, windowMinutes) <= open.closes;
  });
}
