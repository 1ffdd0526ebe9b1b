import type { TakenTime } from '@domain/appointment/taken-time';
import { isOurUid } from '@domain/feed/our-uid';
import type { BusyDays } from '@domain/inspector/busy-times';
import type { CalendarProblem } from '@domain/inspector/calendar-problem';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { dayMs } from '@domain/time/durations';
import { calendarLines, type Properties } from './calendar-lines';
import { minuteMs } from './calendar-time';
import { calendarZones, zoneNamed, type Zone } from './calendar-zones';
import { calendarEvent, type CalendarEvent } from './event-times';
import type { Range } from './occurrences';

export interface Days {
  /** The first and the last one. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface Busy {
  readonly days: BusyDays;
  /** How many events were left out. */
  readonly skipped: number;
}

/** What a file may cost; calendars of people need a hundredth of it. */
const limits = { ms: 8_000, entries: 100_000, stored: 5_000 } as const;
/** Other work goes on after this time. */
const sliceMs = 50;

/**
 * When the owner of a calendar is busy, in the business's time zone. Our own jobs in it, which it may have from the
 * product's feed, don't count.
 */
export async function busyIn(text: string, days: Days, timeZone: string): Promise<Busy | CalendarProblem> {
  const lines = calendarLines(text);
  if (lines === null) return 'not-a-calendar';
  if (lines === 'too-large') return 'too-large';
  const local = zoneNamed(timeZone);
  const midnight = (date: CalendarDate) => local.instantOf(Date.parse(`${date}T00:00:00Z`));
  const range = { from: midnight(days.from), to: midnight(addDays(days.to, 1)) };
  const zoneOf = calendarZones(lines.zones, timeZone, {
    from: range.from - 2 * dayMs,
    to: range.to + 2 * dayMs,
  });
  const { events, skipped } = readEvents(lines.events, zoneOf);
  const replaced = replacedBy(events);
  const found = new Map<CalendarDate, TakenTime[]>();
  const deadline = performance.now() + limits.ms;
  let left: number = limits.entries;
  let failed = 0;
  let slice = performance.now();
  for (const event of events) {
    if (performance.now() - slice > sliceMs) {
      await new Promise(setImmediate);
      slice = performance.now();
    }
    if (performance.now() > deadline || left < 0) return 'too-large';
    if (!event.busy || isOurUid(event.uid)) continue;
    try {
      for (const time of event.times(range, replaced.get(event.uid) ?? none))
        left -= note(found, time, local, days);
    } catch {
      // ignored: a rule that can't be read leaves out its event alone
      failed += 1;
    }
  }
  const merged = [...found].map(([date, times]) => [date, merge(times)] as const);
  if (merged.reduce((count, [, times]) => count + times.length, 0) > limits.stored) return 'too-large';
  return {
    days: Object.fromEntries(merged.toSorted(([one], [other]) => one.localeCompare(other))),
    skipped: skipped + failed,
  };
}

const none: ReadonlySet<number> = new Set();

function readEvents(events: readonly Properties[], zoneOf: (name: string) => Zone) {
  const read: CalendarEvent[] = [];
  let skipped = 0;
  for (const event of events) {
    try {
      read.push(calendarEvent(event, zoneOf));
    } catch {
      // ignored: an event that can't be read leaves out itself alone
      skipped += 1;
    }
  }
  return { events: read, skipped };
}

/** The occurrences that have an event of their own, by UID. */
function replacedBy(events: readonly CalendarEvent[]): ReadonlyMap<string, ReadonlySet<number>> {
  const replaced = new Map<string, Set<number>>();
  for (const { uid, replaces } of events) {
    if (replaces === null) continue;
    const own = replaced.get(uid) ?? new Set();
    replaced.set(uid, own.add(replaces));
  }
  return replaced;
}

/** Adds a time to each of its days. @returns how many entries it took */
function note(found: Map<CalendarDate, TakenTime[]>, { from, to }: Range, local: Zone, days: Days): number {
  const begins = local.wallOf(from);
  // Where clocks go back, an event can end before it begins.
  const ends = Math.max(local.wallOf(to), begins + minuteMs);
  const first = Date.parse(`${days.from}T00:00:00Z`);
  const last = Date.parse(`${days.to}T00:00:00Z`);
  let entries = 0;
  for (
    let day = Math.max(first, Math.floor(begins / dayMs) * dayMs);
    day < ends && day <= last;
    day += dayMs
  ) {
    const date = new Date(day).toISOString().slice(0, 10);
    const times = found.get(date) ?? [];
    times.push({
      from: Math.max(0, Math.floor((begins - day) / minuteMs)),
      to: Math.min(1440, Math.ceil((ends - day) / minuteMs)),
    });
    found.set(date, times);
    entries += 1;
  }
  return entries + 1;
}

/** In order, with what overlaps or follows at once joined. */
function merge(times: readonly TakenTime[]): TakenTime[] {
  const merged: TakenTime[] = [];
  for (const time of times.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && time.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, time.to) };
    else merged.push(time);
  }
  return merged;
}
