/** How a job ends without an inspection, other than by a cancellation in time. Its status is `cancelled`. */
export const jobEndings = ['cancelled_late', 'no_show', 'turned_away', 'not_inspected'] as const;
export type JobEnding = (typeof jobEndings)[number];

/** Endings of a visit: the inspector came to the house. */
export type VisitEnding = Exclude<JobEnding, 'cancelled_late'>;

export function isVisitEnding(ending: JobEnding | null): ending is VisitEnding {
  return ending !== null && ending !== 'cancelled_late';
}
