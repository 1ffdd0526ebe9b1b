import { receivedBadge } from '@domain/appointment/received-words';
import type { BookingRequest } from '@domain/request/booking-request';
import { StatusBadge } from '@/ui/status-badge';
import { preferredSlot } from './preferred-slot';

/** The preferred date and time, marked where they are defaults or were impossible when the request came in. */
export function PreferredSlotMark({ request }: { readonly request: BookingRequest }) {
  const { date, time, flexible } = preferredSlot(request);
  const received = receivedBadge(request.slot_problems);
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
