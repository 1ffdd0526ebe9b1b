/** A calendar date without a time zone, `YYYY-MM-DD`. */
export type CalendarDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists; false for 2026-02-30. */
export function isCalendarDate(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** By time zone, because making one takes longer than many uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The date in `timeZone` (IANA name) at the instant `now`. */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  // Built from parts, because a locale's order and separators change between browser versions.
  const parts = formatIn(timeZone).formatToParts(now);
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-');
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Writes dates; the format is made when it is first needed, and once. */
function written(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${date}T00:00:00Z`));
  };
}

/** `Tuesday, March 3, 2026`. */
export const longDate = written({ dateStyle: 'full' });

/** `Mar 3, 2026`. */
export const mediumDate = written({ dateStyle: 'medium' });

const short = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** `Tue, Mar 3`. */
export const shortDate = written(short);

const shortDateWithYear = written({ ...short, year: 'numeric' });

/** `Tue, Mar 3`; of another year than today's `Wed, Mar 3, 2027`. */
export function shortDateFrom(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? shortDate(date) : shortDateWithYear(date);
}
