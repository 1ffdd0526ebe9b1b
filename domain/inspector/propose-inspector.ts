import type { Settings } from '../settings/settings';
import { counted } from '../text/counted';
import { inspectorName, type Inspector } from './inspector';
import { obstacles, type AssignedJob, type PlannedJob } from './obstacles';

export interface Proposal {
  readonly inspector: Inspector;
  /** Why: a sentence without its period. */
  readonly reason: string;
}

/**
 * Who should do a job: of those who are free at its time and do its service, the one with the fewest jobs that day,
 * else the first by name. Null if nobody is free.
 */
export function proposeInspector(
  settings: Pick<Settings, 'services' | 'hours'>,
  inspectors: readonly Inspector[],
  visit: PlannedJob,
  others: readonly AssignedJob[],
): Proposal | null {
  const jobsOf = ({ uid }: Inspector) => others.filter(({ inspector_id }) => inspector_id === uid).length;
  const free = inspectors.filter((inspector) => obstacles(settings, inspector, visit, others).length === 0);
  const [first] = free.toSorted(
    (one, other) => jobsOf(one) - jobsOf(other) || inspectorName(one).localeCompare(inspectorName(other)),
  );
  if (!first) return null;
  const jobs = jobsOf(first);
  const day = jobs === 0 ? 'no other job that day' : `${counted(jobs, 'other job')} that day`;
  return { inspector: first, reason: `Does this service, available at this time, ${day}` };
}
