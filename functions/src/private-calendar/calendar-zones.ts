import { instantOfWall, offsetAt } from '@domain/time/zoned-instant';
import { dayMs } from '@domain/time/durations';
import type { Properties, ZoneLines } from './calendar-lines';
import { calendarTimes, minuteMs } from './calendar-time';
import { occurrences, type Range } from './occurrences';

/** A time zone: instants and its local times as if they were UTC, both in milliseconds since the epoch. */
export interface Zone {
  readonly instantOf: (wall: number) => number;
  readonly wallOf: (instant: number) => number;
}

/** Outlook's names, for files that use them without describing them. */
const windowsNames: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'US/Eastern',
  'US Eastern Standard Time': 'US/East-Indiana',
  'Central Standard Time': 'US/Central',
  'Mountain Standard Time': 'US/Mountain',
  'US Mountain Standard Time': 'US/Arizona',
  'Pacific Standard Time': 'US/Pacific',
  'Alaskan Standard Time': 'US/Alaska',
  'Hawaiian Standard Time': 'US/Hawaii',
  'GMT Standard Time': 'Europe/London',
};

/**
 * The time zones that a file names: by their IANA or Windows name, else as the file describes them, else the business's,
 * which is also the one of times without a zone.
 */
export function calendarZones(
  described: readonly ZoneLines[],
  businessZone: string,
  range: Range,
): (name: string) => Zone {
  const known = new Map<string, Zone>();
  const find = (name: string): Zone => {
    const named = namedZone(windowsNames[name] ?? name);
    if (named) return named;
    const rules = described.find(({ id }) => id === name)?.rules ?? [];
    return (rules.length > 0 && describedZone(rules, range)) || zoneNamed(businessZone);
  };
  return (name) => {
    const zone = known.get(name) ?? find(name);
    known.set(name, zone);
    return zone;
  };
}

export function zoneNamed(name: string): Zone {
  return {
    instantOf: (wall) => instantOfWall(wall, name),
    wallOf: (instant) => instant + offsetAt(name, new Date(instant)),
  };
}

/** Also of names with a prefix: `/freeassociation.sourceforge.net/America/Chicago`. Null for a name that isn't one. */
function namedZone(name: string): Zone | null {
  const parts = name.split('/');
  for (const last of [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')]) {
    // An offset such as `-07:00` would be taken too, but isn't a name.
    if (!/^[A-Za-z]/.test(last) || last.length > 60) continue;
    try {
      offsetAt(last, new Date());
      return zoneNamed(last);
    } catch {
      // ignored: not a name that is known here
    }
  }
  return null;
}

const rulesAtMost = 200;
/** A rule of every year has begun to hold within this time. */
const beforeMs = 400 * dayMs;

/** A time zone by its description; null if that can't be read. */
function describedZone(rules: readonly Properties[], { from, to }: Range): Zone | null {
  try {
    const changes = rules
      .slice(0, rulesAtMost)
      .flatMap((rule) => changesOf(rule, { from: from - beforeMs, to: to + dayMs }))
      .toSorted((one, other) => one.wall - other.wall);
    const offsetOf = (wall: number) =>
      (changes.findLast((change) => change.wall <= wall) ?? changes[0])?.offset ?? 0;
    const instantOf = (wall: number) => wall - offsetOf(wall);
    return { instantOf, wallOf: (instant) => instant + offsetOf(instant + offsetOf(instant)) };
  } catch {
    // ignored: times are taken for the business's own
    return null;
  }
}

/** When a rule begins to hold, in local time before the change, and the offset from then on. */
function changesOf(rule: Properties, range: Range): { readonly wall: number; readonly offset: number }[] {
  const valueOf = (name: string) => rule.get(name)?.[0]?.value ?? '';
  const offset = utcOffset(valueOf('TZOFFSETTO'));
  const before = utcOffset(valueOf('TZOFFSETFROM'));
  const begins = (rule.get('DTSTART') ?? []).flatMap(calendarTimes);
  const more = (rule.get('RDATE') ?? []).flatMap(calendarTimes);
  const repeated = begins.flatMap(({ wall }) =>
    valueOf('RRULE') === '' ? [] : occurrences(valueOf('RRULE'), wall, range, (utc) => utc + before),
  );
  return [...[...begins, ...more].map(({ wall }) => wall), ...repeated].map((wall) => ({ wall, offset }));
}

/** `-0700` in milliseconds. */
function utcOffset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  if (hours === undefined) throw new RangeError('not an offset');
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}
