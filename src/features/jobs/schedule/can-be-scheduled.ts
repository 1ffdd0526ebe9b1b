import type { Job } from '@domain/job/job';
import { schedulableStatuses } from '@domain/job/schedule-job';

/** Whether a job may be scheduled or rescheduled. */
export function canBeScheduled({ status }: Pick<Job, 'status'>): boolean {
  return schedulableStatuses.some((schedulable) => schedulable === status);
}
