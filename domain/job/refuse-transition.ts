import { AppError } from '../errors/app-error';
import { jobMayBecome, type JobStatus } from './job-status';

const sentences: Record<JobStatus, string> = {
  pending: 'This job has no appointment yet.',
  scheduled: 'This job hasn’t been started yet.',
  in_progress: 'This job is already in progress.',
  completed: 'This job is already completed.',
  cancelled: 'This job is cancelled.',
};

/** The refusal of a step that the job's status doesn't allow; names the status. */
export function jobRefusal(status: JobStatus): AppError {
  return new AppError('already-handled', `job is ${status}`, sentences[status]);
}

/** @throws AppError `already-handled` if the transition is not allowed. */
export function refuseTransition(from: JobStatus, to: JobStatus): void {
  if (!jobMayBecome(from, to)) throw jobRefusal(from);
}
