import { twoHourWindows, type TimeSlot } from '../booking/time-slots';
import { hoursAndMinutes } from '../time/time-of-day';
import type { CalendarDate } from '../time/calendar-date';
import { businessHours } from './hours';

function weekday(date: CalendarDate): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The two-hour windows that begin and end within the opening hours of a day; none on a day that is closed. */
export function openWindows(date: CalendarDate): readonly TimeSlot[] {
  const day = weekday(date);
  const open = businessHours.find((hours) => hours.open?.days.includes(day))?.open;
  if (!open) return [];
  return twoHourWindows.filter(({ value }) => {
    const begins = hoursAndMinutes(value);
    const ends = `${String(Number(value.slice(0, 2)) + 2).padStart(2, '0')}:${value.slice(3, 5)}`;
    return begins >= open.opens && ends <= open.closes;
  });
}
