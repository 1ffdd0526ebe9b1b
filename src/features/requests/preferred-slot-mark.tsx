import { receivedBadge } from '@domain/appointment/received-words';
import type { Lead } from '@domain/request/lead';
import { StatusBadge } from '@/ui/status-badge';
import { preferredSlot } from './preferred-slot';

/** The preferred date and time, marked where they are defaults or were impossible when the request came in. */
export function PreferredSlotMark({ lead }: { readonly lead: Lead }) {
  const { date, time, flexible } = preferredSlot(lead);
  const received = receivedBadge(lead.slot_problems);
  return (
    <>
      <div>{[date, time].filter(Boolean).join(', ')}</div>
      {flexible && <StatusBadge tone="pending">{flexible}</StatusBadge>}
      {received && (
        <StatusBadge tone="cancelled" style={{ whiteSpace: 'normal' }}>
          {received}
        </StatusBadge>
      )}
    </>
  );
}
