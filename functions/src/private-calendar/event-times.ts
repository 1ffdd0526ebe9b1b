import { dayMs } from '@domain/time/durations';
import type { Properties } from './calendar-lines';
import { calendarLength, calendarTimes, type CalendarTime } from './calendar-time';
import type { Zone } from './calendar-zones';
import { occurrences, type Range } from './occurrences';

type ZoneOf = (name: string) => Zone;

/** An event that takes longer than this isn't an appointment. */
const longestMs = 400 * dayMs;

const datesAtMost = 5_000;

/** One event of a file, of which others of the same UID can replace single occurrences. */
export interface CalendarEvent {
  readonly uid: string;
  /** Which occurrence it replaces, as an instant; null for the event itself. */
  readonly replaces: number | null;
  readonly busy: boolean;
  /** When it takes place, as instants, without what `replaced` has. */
  readonly times: (range: Range, replaced: ReadonlySet<number>) => readonly Range[];
}

/** @throws Error for an event that can't be read */
export function calendarEvent(event: Properties, zoneOf: ZoneOf): CalendarEvent {
  const valueOf = (name: string) => event.get(name)?.[0]?.value.trim() ?? '';
  const timesOf = (name: string) => (event.get(name) ?? []).flatMap(calendarTimes);
  const [begins] = timesOf('DTSTART');
  if (!begins) throw new RangeError('an event without a beginning');
  const [replaces] = timesOf('RECURRENCE-ID');
  const zone = zoneOf(begins.zone);
  return {
    uid: valueOf('UID'),
    replaces: replaces ? zoneOf(replaces.zone).instantOf(replaces.wall) : null,
    busy: isBusy(valueOf),
    times(range, replaced) {
      const length = lengthOf(begins, timesOf('DTEND')[0], valueOf('DURATION'), zoneOf);
      if (length <= 0) return [];
      const repeats = replaces === undefined;
      const walls = startsIn(begins, length, range, {
        rules: repeats ? (event.get('RRULE') ?? []).map(({ value }) => value) : [],
        dates: repeats ? timesOf('RDATE').slice(0, datesAtMost) : [],
        zone,
        zoneOf,
      });
      const without = repeats ? exceptions(timesOf('EXDATE'), zoneOf) : () => false;
      return walls
        .filter((wall) => !without(wall, zone) && !replaced.has(zone.instantOf(wall)))
        .map((wall) => ({ from: zone.instantOf(wall), to: zone.instantOf(wall + length) }))
        .filter(({ from, to }) => from < to && from < range.to && range.from < to);
    },
  };
}

/** What is cancelled, or shown as available, doesn't make anyone busy. */
function isBusy(valueOf: (name: string) => string): boolean {
  return (
    valueOf('TRANSP').toUpperCase() !== 'TRANSPARENT' &&
    valueOf('STATUS').toUpperCase() !== 'CANCELLED' &&
    valueOf('X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() !== 'FREE'
  );
}

/** How long an event takes: an event of whole days without an end takes one, another one no time. */
function lengthOf(
  begins: CalendarTime,
  ends: CalendarTime | undefined,
  duration: string,
  zoneOf: ZoneOf,
): number {
  if (!ends) return Math.min(longestMs, duration ? calendarLength(duration) : begins.isDate ? dayMs : 0);
  const length =
    begins.zone === ends.zone
      ? ends.wall - begins.wall
      : zoneOf(ends.zone).instantOf(ends.wall) - zoneOf(begins.zone).instantOf(begins.wall);
  return Math.min(longestMs, length);
}

interface Repeats {
  readonly rules: readonly string[];
  readonly dates: readonly CalendarTime[];
  readonly zone: Zone;
  readonly zoneOf: ZoneOf;
}

/** The beginnings that can matter for a range, in the event's own local time, each once. */
function startsIn(
  begins: CalendarTime,
  length: number,
  { from, to }: Range,
  { rules, dates, zone, zoneOf }: Repeats,
): readonly number[] {
  // A day more, because local time differs from UTC.
  const around = { from: from - length - dayMs, to: to + dayMs };
  const repeated = rules.flatMap((rule) => occurrences(rule, begins.wall, around, zone.wallOf));
  const more = dates.map((date) =>
    date.zone === begins.zone ? date.wall : zone.wallOf(zoneOf(date.zone).instantOf(date.wall)),
  );
  const single = rules.length > 0 ? [] : [begins.wall];
  return [...new Set([...single, ...repeated, ...more])];
}

/** Whether an occurrence was taken out; some apps name its date alone. */
function exceptions(dates: readonly CalendarTime[], zoneOf: ZoneOf) {
  const days = new Set(dates.filter(({ isDate }) => isDate).map(({ wall }) => wall));
  const instants = new Set(
    dates.filter(({ isDate }) => !isDate).map((date) => zoneOf(date.zone).instantOf(date.wall)),
  );
  return (wall: number, zone: Zone) =>
    days.has(wall - (((wall % dayMs) + dayMs) % dayMs)) || instants.has(zone.instantOf(wall));
}
