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
  /** Jobs at one time for which there are too few inspectors, which nobody confirmed. */
  readonly tooMany: readonly string[];
  /** Jobs that an inspector had on a day off, or was given by a client. */
  readonly onDaysOff: readonly string[];
}

/**
 * Follows the jobs' trails, and finds each moment at which an inspector got a second job at one time, or a job came to a
 * time at which those of nobody need more inspectors than there are. Only the account `confirmer` confirms that. Undo
 * needs nobody's confirmation where only an overlap that was confirmed before is in the way.
 * @param team those who do inspections; for none, there is one job at a time
 */
export function checkHistory(
  history: readonly Entry[],
  daysOff: readonly DayOff[],
  lengths: Lengths,
  { confirmer, team }: { readonly confirmer: string; readonly team: readonly string[] },
): CheckedHistory {
  const [confirmed, twice, tooMany, onDaysOff] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const overlapping = new Set<string>();
  const jobs = followHistory(history, (moment) => {
    for (const entry of moment.entries) {
      if (entry.isConfirmed) overlapping.add(entry.job);
      else if (isPlaced(entry)) overlapping.delete(entry.job);
    }
    for (const { entry, other, pair } of newMeetings(moment, lengths, isSameInspector)) {
      const isKnown = entry.action === 'undone' && (overlapping.has(entry.job) || overlapping.has(other));
      if (entry.actor === confirmer || isKnown) confirmed.add(pair);
      else twice.add(`${pair} since ${entry.action} by ${entry.actor}`);
    }
    for (const { entry, pair } of newMeetings(moment, lengths, () => true)) {
      const needed = neededAt(entry, moment.jobs, lengths, team);
      if (needed <= Math.max(team.length, 1)) continue;
      const others = new Map([...moment.jobs].filter(([id]) => id === entry.job || !overlapping.has(id)));
      const isKnown =
        entry.action === 'undone' &&
        (overlapping.has(entry.job) || neededAt(entry, others, lengths, team) <= Math.max(team.length, 1));
      if (entry.actor === confirmer || isKnown) confirmed.add(pair);
      else tooMany.add(`${pair} since ${entry.action} by ${entry.actor}: ${needed} of ${team.length}`);
    }
    for (const found of againstDayOff(moment, daysOff)) onDaysOff.add(found);
  });
  return {
    jobs,
    confirmed: confirmed.size,
    twice: [...twice],
    tooMany: [...tooMany],
    onDaysOff: [...onDaysOff],
  };
}

/** Whether a job came to its time by this entry. */
function isPlaced({ action, changed }: Entry): boolean {
  return action === 'created' || 'date' in changed || 'from' in changed || 'until' in changed;
}

interface NewMeeting {
  readonly entry: Entry;
  /** The job that the entry's job meets. */
  readonly other: string;
  readonly pair: string;
}

type Pairing = (one: Placement, other: Placement) => boolean;

const isSameInspector: Pairing = (one, other) => one.inspector !== null && one.inspector === other.inspector;

/** The pairs of jobs that share some time since this moment, and that `counts`. */
function newMeetings({ entries, jobs, before }: Moment, lengths: Lengths, counts: Pairing): NewMeeting[] {
  const meet = (one: Placement, other: Placement) => counts(one, other) && overlap(one, other, lengths);
  return entries.flatMap((entry) => {
    const own = jobs.get(entry.job);
    if (!own || !takesTime(own)) return [];
    const was = before.get(entry.job);
    return [...jobs].flatMap(([other, placed]) => {
      if (other === entry.job || !meet(own, placed)) return [];
      const otherWas = before.has(other) ? before.get(other) : placed;
      if (was && otherWas && meet(was, otherWas)) return [];
      const pair = `${[entry.job, other].toSorted().join(' and ')} on ${own.date} at ${own.from}`;
      return [{ entry, other, pair }];
    });
  });
}

/** How many inspectors an entry's job and those that share its time need: one for each job that nobody does yet. */
function neededAt({ job }: Entry, jobs: Placements, lengths: Lengths, team: readonly string[]): number {
  const own = jobs.get(job);
  if (!own) return 0;
  const meeting = [...jobs].flatMap(([id, placed]) =>
    id === job || overlap(own, placed, lengths) ? [placed.inspector] : [],
  );
  const isTaken = (inspector: string | null) => inspector !== null && team.includes(inspector);
  return new Set(meeting.filter(isTaken)).size + meeting.filter((each) => !isTaken(each)).length;
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
  if (one.date !== other.date) return false;
  return begin(one) < end(other, lengths) && begin(other) < end(one, lengths);
}

const begin = ({ from }: Placement) => minutesOf(from);

/** A window ends as it says, unless the service takes longer. */
function end({ from, until, service }: Placement, { minutes, travelMinutes }: Lengths): number {
  const done = minutesOf(from) + (minutes[service] ?? NaN);
  return until === null || done > minutesOf(until) ? done + travelMinutes : minutesOf(until);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
