import type { Lead } from '@domain/request/lead';
import { pendingLeadStatuses } from '@domain/request/lead-status';

export type PendingStatus = (typeof pendingLeadStatuses)[number];

/** Whether a request waits for the office. */
export function isPending({ status }: Pick<Lead, 'status'>): boolean {
  return pendingLeadStatuses.some((pending) => pending === status);
}
