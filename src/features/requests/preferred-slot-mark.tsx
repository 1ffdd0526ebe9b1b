import type { Lead } from '@domain/request/lead';
import { StatusBadge } from '@/ui/status-badge';
import { preferredSlot } from './preferred-slot';

/** Date and time that a client would like, with a mark for what nobody chose. */
export function PreferredSlotMark({ lead }: { readonly lead: Lead }) {
  const { date, time, flexible } = preferredSlot(lead);
  return (
    <>
      <div>{[date, time].filter(Boolean).join(', ')}</div>
      {flexible && <StatusBadge tone="pending">{flexible}</StatusBadge>}
    </>
  );
}
