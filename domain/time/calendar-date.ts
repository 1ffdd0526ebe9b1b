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

/** The date in `timeZone` (IANA name) at the instant `now`. */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  // Built from parts, because a locale's order and separators change between browser versions.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-');
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** `Tuesday, March 3, 2026`. */
export function longDate(date: CalendarDate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Mar 3, 2026`. */
export function mediumDate(date: CalendarDate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Tue, Mar 3`. */
export function shortDate(date: CalendarDate): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
