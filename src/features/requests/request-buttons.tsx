import type { BookingRequest } from '@domain/request/booking-request';
import { WaitingButtons, type WaitingHandlers } from '@/shared/request/waiting-buttons';
import { isPending, type PendingStatus } from './is-pending';

export interface RequestHandlers extends WaitingHandlers<BookingRequest> {
  /** Asks for the message to the client first. */
  readonly declineByEmail: (request: BookingRequest) => void;
  /** Asks for the right email address first. */
  readonly correct: (request: BookingRequest) => void;
  readonly mark: (request: BookingRequest, status: PendingStatus) => void;
}

interface RequestButtonsProps {
  readonly request: BookingRequest;
  readonly handlers: RequestHandlers;
}

/** Accept, Decline, Delete and Send Forms of one request; nothing for a settled one. */
export function RequestButtons({ request, handlers }: RequestButtonsProps) {
  if (!isPending(request)) return null;
  return <WaitingButtons row={request} of={request.name} handlers={handlers} />;
}
