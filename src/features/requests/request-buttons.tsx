import type { Lead } from '@domain/request/lead';
import { WaitingButtons, type WaitingHandlers } from '@/shared/request/waiting-buttons';
import { isPending, type PendingStatus } from './is-pending';

export interface RequestHandlers extends WaitingHandlers<Lead> {
  readonly mark: (lead: Lead, status: PendingStatus) => void;
}

interface RequestButtonsProps {
  readonly lead: Lead;
  readonly handlers: RequestHandlers;
}

/** Accept, Decline, Delete and Send Forms of one request; nothing for a settled one. */
export function RequestButtons({ lead, handlers }: RequestButtonsProps) {
  if (!isPending(lead)) return null;
  return <WaitingButtons row={lead} of={lead.name} handlers={handlers} />;
}
