import type { Booking } from '@domain/job/booking';
import { schedulableStatuses } from '@domain/job/schedule-job';

/** Whether a job may be scheduled or rescheduled. */
export function canBeScheduled({ status }: Pick<Booking, 'status'>): boolean {
  return schedulableStatuses.some((schedulable) => schedulable === status);
}
