import { AppError } from '@domain/errors/app-error';
import { isOfficeRole } from '@domain/admin/admin-role';
import type { Caller } from '../../platform/authorize';
import type { StoredJob } from './stored-job';

/**
 * Refuses an inspector's call about a job that isn't theirs. Every handler of a call with access `team` that is about a
 * job asks it.
 * @throws AppError `not-allowed`
 */
export function refuseOthersJob(
  caller: Caller,
  job: Pick<StoredJob, 'inspector_id'> | null | undefined,
): void {
  if (caller.kind !== 'admin' || isOfficeRole(caller.role) || job?.inspector_id === caller.uid) return;
  throw new AppError('not-allowed', 'another inspector’s job', 'This job is assigned to someone else.');
}
