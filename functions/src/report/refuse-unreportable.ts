import { AppError } from '@domain/errors/app-error';
import type { StoredJob } from '../records/job/stored-job';

/** @throws AppError `already-handled` if the job isn't completed or has a report. */
export function refuseUnreportable({
  status,
  report_created: written,
}: Pick<StoredJob, 'status' | 'report_created'>): void {
  if (status !== 'completed') {
    throw new AppError('already-handled', `job is ${status}`, 'This job isn’t completed yet.');
  }
  if (written) {
    throw new AppError('already-handled', 'report exists', 'This job already has a report. Amend that one.');
  }
}
