import type { Job } from '@domain/job/job';
import { missingForms } from '@domain/job/missing-forms';

/** Whether forms or the follow-up can still be requested: some are missing, and the visit is not over. */
export function formsAreMissing(job: Job): boolean {
  const complete = missingForms(job).length === 0 && job.follow_up_answered;
  return !complete && job.status !== 'completed' && job.status !== 'cancelled';
}
