/** When a job takes whose time. */
export interface Placement {
  readonly status: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly from: string;
  /** The end of a window, `HH:MM`; null for a time. */
  readonly until: string | null;
  readonly service: string;
  readonly inspector: string | null;
}

/** An entry of a job's audit trail. */
export interface Entry {
  readonly job: string;
  readonly sequence: number;
  readonly action: string;
  /** The uid of an admin, or what else acted. */
  readonly actor: string;
  /** When it was committed, which sorts as text. Entries of one transaction have the same. */
  readonly at: string;
  readonly changed: Partial<Placement>;
  /** Whether the office confirmed that the time was taken already. */
  readonly isConfirmed: boolean;
}

export type Placements = ReadonlyMap<string, Placement>;

/** What one transaction did. */
export interface Moment {
  readonly entries: readonly Entry[];
  /** All jobs after it. */
  readonly jobs: Placements;
  /** The jobs that it changed, before it. */
  readonly before: ReadonlyMap<string, Placement | undefined>;
}

/** Repeats what the jobs' trails say, one transaction after the other. @returns the jobs in the end. */
export function followHistory(history: readonly Entry[], visit: (moment: Moment) => void): Placements {
  const jobs = new Map<string, Placement>();
  for (const entries of transactionsOf(history)) {
    const before = new Map(entries.map(({ job }) => [job, jobs.get(job)]));
    for (const entry of entries) {
      if (isGone(entry)) jobs.delete(entry.job);
      else if (entry.action === 'created' || jobs.has(entry.job))
        jobs.set(entry.job, { ...jobs.get(entry.job), ...entry.changed } as Placement);
    }
    visit({ entries, jobs, before });
  }
  return jobs;
}

function transactionsOf(history: readonly Entry[]): Entry[][] {
  const sorted = history.toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.sequence - other.sequence,
  );
  const transactions: Entry[][] = [];
  for (const entry of sorted) {
    const last = transactions.at(-1);
    if (last?.[0]?.at === entry.at) last.push(entry);
    else transactions.push([entry]);
  }
  return transactions;
}

/** An acceptance that is undone leaves the job only if it was waiting for its appointment before. */
function isGone({ action, changed }: Entry): boolean {
  return action === 'deleted' || (action === 'acceptance-undone' && changed.status === undefined);
}
