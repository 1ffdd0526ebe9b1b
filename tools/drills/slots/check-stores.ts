import { takesTime } from './check-history';
import { followHistory, type Entry, type Placement, type Placements } from './history';

/** A call that was accepted, and what it did to a job. */
export interface Accepted {
  readonly kind: string;
  readonly job: string;
  /** The action of its entry in the job's trail; several where the job's status decides. */
  readonly actions: readonly string[];
  readonly changed: Partial<Placement>;
  /** A job that is so already isn't changed. */
  readonly orAlready?: true;
}

/** What a job takes of its day. */
export type Taken = Omit<Placement, 'status' | 'date'>;

/** The stored records. */
export interface Stores {
  /** Those that are not being deleted. */
  readonly jobs: Placements;
  readonly visits: Placements;
  readonly days: ReadonlyMap<string, Readonly<Record<string, Taken>>>;
}

/** Answers whose change was never stored. */
export function findLost(accepted: readonly Accepted[], history: readonly Entry[]): string[] {
  const states = new Map<string, { readonly action: string; readonly after: Partial<Placement> }[]>();
  followHistory(history, ({ entries, jobs }) => {
    for (const { job, action } of entries) {
      const after = jobs.get(job) ?? {};
      states.set(job, [...(states.get(job) ?? []), { action, after }]);
    }
  });
  return accepted
    .filter(
      ({ job, actions, changed, orAlready }) =>
        !states
          .get(job)
          ?.some(({ action, after }) => (orAlready || actions.includes(action)) && isWithin(changed, after)),
    )
    .map(({ kind, job, changed }) => `${kind} of ${job}: ${JSON.stringify(changed)}`);
}

/** Changes of jobs that exceed the answers: made twice, or without one. */
export function findDoubled(accepted: readonly Accepted[], history: readonly Entry[]): string[] {
  const asked = Map.groupBy(accepted, ({ job }) => job);
  const actions = new Set(accepted.flatMap((each) => each.actions));
  const made = Map.groupBy(
    history.filter(({ action }) => actions.has(action)),
    ({ job, action }) => `${action} of ${job}`,
  );
  return [...made].flatMap(([what, entries]) => {
    const { job = '', action = '' } = entries[0] ?? {};
    const answers = asked.get(job)?.filter((each) => each.actions.includes(action)).length ?? 0;
    return entries.length > answers ? [`${what}: ${entries.length} times, ${answers} answers`] : [];
  });
}

/** Jobs that are not as their trails say. */
export function compareJobs({ jobs }: Stores, byHistory: Placements): string[] {
  return differences('job', jobs, byHistory);
}

/** Days that are not as their jobs say. */
export function compareDays({ jobs, days }: Stores): string[] {
  const expected = new Map<string, Taken>();
  for (const [id, { date, from, until, service, inspector, ...job }] of jobs) {
    if (takesTime({ date, from, until, service, inspector, ...job }))
      expected.set(`${id} on ${date}`, { from, until, service, inspector });
  }
  const stored = new Map(
    [...days].flatMap(([date, taken]) =>
      Object.entries(taken).map(([id, entry]) => [`${id} on ${date}`, entry] as const),
    ),
  );
  return differences('day', stored, expected);
}

/** Visits that are not as their jobs say. */
export function compareVisits({ jobs, visits }: Stores): string[] {
  const expected = new Map([...jobs].filter(([, { inspector }]) => inspector !== null));
  return differences('visit', visits, expected);
}

function differences<Value extends object>(
  what: string,
  stored: ReadonlyMap<string, Value>,
  expected: ReadonlyMap<string, Value>,
): string[] {
  const missing = [...expected.keys()]
    .filter((id) => !stored.has(id))
    .map((id) => `${what} ${id} is missing`);
  const others = [...stored].flatMap(([id, value]) => {
    const wanted = expected.get(id);
    if (!wanted) return [`${what} ${id} is too much`];
    if (isWithin(wanted, value)) return [];
    return [`${what} ${id} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`];
  });
  return [...missing, ...others];
}

function isWithin(part: object, whole: object): boolean {
  const values = new Map(Object.entries(whole));
  return Object.entries(part).every(([field, value]) => values.get(field) === value);
}
