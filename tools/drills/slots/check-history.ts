import { followHistory, type Entry, type Moment, type Placement, type Placements } from './history';

/** How long jobs take, as the drill's settings say. */
export interface Lengths {
  /** Minutes, by the service's title. */
  readonly minutes: Readonly<Record<string, number>>;
  readonly travelMinutes: number;
}

/** A day off of an inspector, and when it was noted. */
export interface DayOff {
  readonly inspector: string;
  readonly date: string;
  readonly at: string;
}

export interface CheckedHistory {
  /** The jobs in the end. */
  readonly jobs: Placements;
  /** Overlaps that the office confirmed. */
  readonly confirmed: number;
  /** Two jobs of one inspector at one time that nobody confirmed. */
  readonly twice: readonly string[];
  /** Jobs that an inspector had on a day off, or was given by a client. */
  readonly onDaysOff: readonly string[];
}

/**
 * Follows the jobs' trails, and finds each moment at which an inspector got a second job at one time. Only the account
 * `confirmer` confirms that.
 */
export function checkHistory(
  history: readonly Entry[],
  daysOff: readonly DayOff[],
  lengths: Lengths,
  confirmer: string,
): CheckedHistory {
  const [confirmed, twice, onDaysOff] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const jobs = followHistory(history, (moment) => {
    for (const { entry, pair } of newOverlaps(moment, lengths)) {
      if (entry.actor === confirmer) confirmed.add(pair);
      else twice.add(`${pair} since ${entry.action} by ${entry.actor}`);
    }
    for (const found of againstDayOff(moment, daysOff)) onDaysOff.add(found);
  });
  return { jobs, confirmed: confirmed.size, twice: [...twice], onDaysOff: [...onDaysOff] };
}

interface NewOverlap {
  readonly entry: Entry;
  readonly pair: string;
}

function newOverlaps({ entries, jobs, before }: Moment, lengths: Lengths): NewOverlap[] {
  return entries.flatMap((entry) => {
    const own = jobs.get(entry.job);
    if (!own || !takesTime(own)) return [];
    const was = before.get(entry.job);
    return [...jobs].flatMap(([other, placed]) => {
      if (other === entry.job || !overlap(own, placed, lengths)) return [];
      const otherWas = before.has(other) ? before.get(other) : placed;
      if (was && otherWas && overlap(was, otherWas, lengths)) return [];
      const pair = `${[entry.job, other].toSorted().join(' and ')} on ${own.date} at ${own.from}`;
      return [{ entry, pair }];
    });
  });
}

/** The jobs that a day off left behind, and those that came to it without the office. */
function againstDayOff({ entries, jobs }: Moment, daysOff: readonly DayOff[]): string[] {
  const noted = daysOff
    .filter(({ at }) => entries.some((entry) => entry.at === at))
    .flatMap(({ inspector, date }) =>
      [...jobs]
        .filter(([, job]) => job.status === 'scheduled' && job.inspector === inspector && job.date === date)
        .map(([id]) => `${id} stayed when ${inspector} took ${date} off`),
    );
  const came = entries
    .filter(({ actor, action }) => actor === instantly || (action === 'moved' && !actor.startsWith(office)))
    .flatMap(({ job, at }) => {
      const placed = jobs.get(job);
      const off = daysOff.find(
        (day) => day.at < at && day.inspector === placed?.inspector && day.date === placed.date,
      );
      return off ? [`${job} came to ${off.inspector} on ${off.date}, a day off`] : [];
    });
  return [...noted, ...came];
}

/** The actor of what the site confirms, and how the accounts of the drill's office begin. */
const instantly = 'Instant confirmation';
const office = 'drill-';

export function takesTime({ status }: Placement): boolean {
  return status === 'scheduled' || status === 'in_progress';
}

function overlap(one: Placement, other: Placement, lengths: Lengths): boolean {
  if (!takesTime(one) || !takesTime(other)) return false;
  if (one.inspector === null || one.inspector !== other.inspector || one.date !== other.date) return false;
  return begin(one) < end(other, lengths) && begin(other) < end(one, lengths);
}

const begin = ({ from }: Placement) => minutesOf(from);

function end({ from, until, service }: Placement, { minutes, travelMinutes }: Lengths): number {
  return until === null ? minutesOf(from) + (minutes[service] ?? NaN) + travelMinutes : minutesOf(until);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
