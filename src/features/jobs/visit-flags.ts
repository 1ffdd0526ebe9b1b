import type { Job } from '@domain/job/job';
import type { AccessFlag } from '@domain/questionnaire/access-flags';

/** The warnings that still matter: none after the visit, or for a cancelled job. */
export function visitFlags({
  status,
  access_flags,
}: Pick<Job, 'status' | 'access_flags'>): readonly AccessFlag[] {
  return status === 'completed' || status === 'cancelled' ? [] : access_flags;
}
