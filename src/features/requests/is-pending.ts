import type { BookingRequest } from '@domain/request/booking-request';
import { pendingRequestStatuses } from '@domain/request/request-status';

export type PendingStatus = (typeof pendingRequestStatuses)[number];

/** Whether a request waits for the office. */
export function isPending({ status }: Pick<BookingRequest, 'status'>): boolean {
  return pendingRequestStatuses.some((pending) => pending === status);
}
