import type { BookingRequest } from '@domain/request/booking-request';
import { answersClient, pendingRequestStatuses } from '@domain/request/request-status';

export type PendingStatus = (typeof pendingRequestStatuses)[number];

/** Whether a request waits for the office. */
export function isPending({ status }: Pick<BookingRequest, 'status'>): boolean {
  return pendingRequestStatuses.some((pending) => pending === status);
}

/** Whether marking a request so changes anything: the same status says that a waiting client was contacted again. */
export function changesBy(
  { status, client_waits_since: waits }: Pick<BookingRequest, 'status' | 'client_waits_since'>,
  mark: PendingStatus,
): boolean {
  return status !== mark || (waits !== null && answersClient(mark));
}
