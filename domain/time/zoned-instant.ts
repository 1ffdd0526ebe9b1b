import type { CalendarDate } from './calendar-date';
import type { TimeOfDay } from './time-of-day';

/** By time zone, because making one takes longer than hundreds of uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Offset of `timeZone` from UTC at `instant`, in milliseconds. @throws RangeError for a time zone that doesn't exist */
export function offsetAt(timeZone: string, instant: Date): number {
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

/** The instant of local `date` and `time` in `timeZone`. */
export function instantOf(date: CalendarDate, time: TimeOfDay, timeZone: string): Date {
  return new Date(instantOfWall(Date.parse(`${date}T${time.slice(0, 5)}:00Z`), timeZone));
}

/** The instant of a local time that is given as if it were UTC; both in milliseconds since the epoch. */
export function instantOfWall(wall: number, timeZone: string): number {
  const firstGuess = wall - offsetAt(timeZone, new Date(wall));
  // Uses the offset at the guess, because daylight saving may change between the two.
  return wall - offsetAt(timeZone, new Date(firstGuess));
}
