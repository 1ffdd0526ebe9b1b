import type { CalendarDate } from './calendar-date';
import type { TimeOfDay } from './time-of-day';

/** Offset of `timeZone` from UTC at `instant`, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
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
  const asUtc = new Date(`${date}T${time.slice(0, 5)}:00Z`);
  const firstGuess = new Date(asUtc.getTime() - offsetAt(timeZone, asUtc));
  // Uses the offset at the guess, because daylight saving may change between the two.
  return new Date(asUtc.getTime() - offsetAt(timeZone, firstGuess));
}
