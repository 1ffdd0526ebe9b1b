import type { Property } from './calendar-lines';

/** A date or time as a calendar has it. */
export interface CalendarTime {
  /** As if it were UTC, in milliseconds since the epoch. */
  readonly wall: number;
  readonly isDate: boolean;
  /** 'UTC', the file's name of a time zone, or '' for none: local time wherever the calendar is read. */
  readonly zone: string;
}

export const minuteMs = 60_000;

/** The dates and times of a property; one that can't be read is an error. */
export function calendarTimes({ parameters, value }: Property): CalendarTime[] {
  // Of a period, the beginning counts.
  return value.split(',').map((text) => calendarTime(text.split('/')[0] ?? '', parameters.get('TZID') ?? ''));
}

/** @throws RangeError */
export function calendarTime(text: string, zone: string): CalendarTime {
  const [, year, month, day, time, hour = '00', minute = '00', second = '00', utc] =
    /^(\d{4})(\d\d)(\d\d)(T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i.exec(text.trim()) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second === '60' ? '59' : second}Z`);
  if (Number.isNaN(at)) throw new RangeError('not a date or time');
  return { wall: at, isDate: time === undefined, zone: utc ? 'UTC' : zone };
}

/** A length such as `PT1H30M`, `P2D` or `P1W`, in milliseconds. @throws RangeError */
export function calendarLength(text: string): number {
  const [all, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (all === undefined) throw new RangeError('not a length');
  const inMinutes = (Number(weeks) * 7 + Number(days)) * 1440 + Number(hours) * 60 + Number(minutes);
  return inMinutes * minuteMs + Number(seconds) * 1000;
}
