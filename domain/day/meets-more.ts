import { jobsAt, type AssignedJob, type PlannedJob } from '../inspector/obstacles';
import type { Job } from '../job/job';
import type { Settings } from '../settings/settings';
import { takingTime } from './taken-of-day';

type PlacedJob = PlannedJob & Pick<Job<unknown>, 'inspector_id' | 'status'>;

/**
 * Whether a change of a job makes it meet another job of its inspector that it didn't meet before: because it takes
 * longer, or takes time again.
 * @param others the day's other jobs that take time
 */
export function meetsMore(
  settings: Pick<Settings, 'services' | 'hours'>,
  { before, after }: { readonly before: PlacedJob; readonly after: PlacedJob },
  others: readonly AssignedJob[],
): boolean {
  const met = (job: PlacedJob) =>
    job.inspector_id !== null && takingTime.includes(job.status)
      ? jobsAt(settings, job.inspector_id, job, others).length
      : 0;
  return met(after) > met(before);
}
