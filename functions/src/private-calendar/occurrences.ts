import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '@domain/time/durations';
import { calendarTime } from './calendar-time';

/** From when to when, in milliseconds; of local times as if they were UTC. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Steps that a rule may take: daily since 1900 is 46,000. */
const stepsAtMost = 60_000;
const occurrencesAtMost = 3_000;
const ruleAtMost = 600;
const timesOfDayAtMost = 24;

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * The beginnings of a repeating event in a range, in local time, so that 9:00 stays 9:00 when clocks change.
 * @param wallOf the local time of `UNTIL`, which is in UTC
 * @throws Error for a rule that can't be read, or repeats more than 24 times a day
 */
export function occurrences(
  rule: string,
  begins: number,
  { from, to }: Range,
  wallOf: (utc: number) => number,
): number[] {
  if (rule.length > ruleAtMost) throw new RangeError('a rule too long');
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => part.trim().split('='))
      .map(([name = '', value = '']) => [name, value] as const),
  );
  if (!frequencies.includes(parts.get('FREQ') ?? '')) throw new RangeError('a rule that repeats too often');
  const timesOfDay = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
    .map((name) => (parts.get(name) ?? '').split(',').length)
    .reduce((product, count) => product * count, 1);
  if (timesOfDay > timesOfDayAtMost) throw new RangeError('a rule with too many times of day');
  // A count that isn't reached in the range would only cost time, because it is counted from the first occurrence.
  if (Number(parts.get('COUNT')) > timesOfDay * ((to - begins) / dayMs + 1)) parts.delete('COUNT');
  const until = parts.get('UNTIL');
  if (until !== undefined) {
    const { wall, isDate, zone } = calendarTime(until, '');
    const last = isDate ? wall + dayMs - 1000 : zone === 'UTC' ? wallOf(wall) : wall;
    if (last < from) return [];
    parts.set('UNTIL', compact(Math.min(last, to)));
  }
  const found = new RRuleTemporal({
    rruleString: `DTSTART:${compact(begins)}\nRRULE:${[...parts].map((part) => part.join('=')).join(';')}`,
    tzid: 'UTC',
    maxIterations: stepsAtMost,
    maxCandidateEvaluations: stepsAtMost,
    includeDtstart: true,
  }).between(new Date(from), new Date(to), true);
  if (found.length > occurrencesAtMost) throw new RangeError('too many occurrences');
  return found.map(({ epochMilliseconds }) => epochMilliseconds);
}

/** `20261130T090000Z`. */
function compact(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
