import { isOverbooked, jobsMeeting } from '../availability/is-available';
import type { Inspector } from '../inspector/inspector';
import { jobsAt, type AssignedJob, type PlannedJob } from '../inspector/obstacles';
import type { Job } from '../job/job';
import type { Settings } from '../settings/settings';
import { takingTime } from './taken-of-day';

type PlacedJob = PlannedJob & Pick<Job<unknown>, 'inspector_id' | 'status'>;

interface Change {
  readonly before: PlacedJob;
  readonly after: PlacedJob;
}

type Planning = Pick<Settings, 'services' | 'hours'>;

/**
 * Whether a change of a job makes it meet another job of its inspector that it didn't meet before: because it takes
 * longer, or takes time again.
 * @param others the day's other jobs that take time
 */
export function meetsMore(settings: Planning, change: Change, others: readonly AssignedJob[]): boolean {
  return isMore(change, (job) =>
    job.inspector_id === null ? 0 : jobsAt(settings, job.inspector_id, job, others).length,
  );
}

/**
 * Whether a change of a job makes it meet another one that it didn't meet before, and there are too few inspectors for
 * all of them.
 * @param others as in `meetsMore`
 */
export function overbooksMore(
  settings: Planning,
  inspectors: readonly Inspector[],
  change: Change,
  others: readonly AssignedJob[],
): boolean {
  return (
    isMore(change, (job) => jobsMeeting(settings, job, others).length) &&
    isOverbooked(settings, inspectors, change.after, others)
  );
}

function isMore({ before, after }: Change, met: (job: PlacedJob) => number): boolean {
  const metBy = (job: PlacedJob) => (takingTime.includes(job.status) ? met(job) : 0);
  return metBy(after) > metBy(before);
}
