import { isCalendarDate, type CalendarDate } from '../time/calendar-date';
import { isTimeOfDay, type TimeOfDay } from '../time/time-of-day';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (part: number | string) => String(part).padStart(2, '0');

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[\sT,])/;
const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?=$|[\s,])/;
const written =
  /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?=$|[\s,])/i;
const clock =
  /^(?:T|,?\s*(?:at\s+)?)(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?(?:\s|Z|[+-]\d|$)/i;

interface DateTime {
  /** Null for a text that begins with no date that exists. */
  readonly date: CalendarDate | null;
  /** `HH:MM`; null for none. */
  readonly time: TimeOfDay | null;
}

/** The date at the beginning of a cell, and the time after it; months come before days, as in American dates. */
export function readDateTime(text: string): DateTime {
  for (const [shape, order] of [
    [iso, 'ymd'],
    [american, 'mdy'],
    [written, 'mdy'],
  ] as const) {
    const match = shape.exec(text);
    if (!match) continue;
    const part = (name: string) => match[order.indexOf(name) + 1] ?? '';
    return {
      date: dateOf(part('y'), part('m'), part('d')),
      time: readTime(text.slice(match[0].length)),
    };
  }
  return { date: null, time: null };
}

/** A year of two digits is one of this century, because nothing older is imported. */
function dateOf(year: string, month: string, day: string): CalendarDate | null {
  const named = months.indexOf(month.toLowerCase()) + 1;
  const date = `${year.length === 2 ? `20${year}` : year}-${two(named || month)}-${two(day)}`;
  return isCalendarDate(date) ? date : null;
}

/** A time of day such as `9:30 AM`, `9 am` or `14:00`; null for none. */
export function readTime(text: string): TimeOfDay | null {
  const [, hours, minutes, half] = clock.exec(text) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = `${two(hourOfDay)}:${minutes ?? '00'}`;
  return isTimeOfDay(time) ? time : null;
}
