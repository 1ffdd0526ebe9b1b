import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Placement } from './history';

/** What a stored job or visit takes; null if only the mark of its deletion is left. */
export function storedPlacement(snapshot: DocumentSnapshot | undefined): Placement | null {
  const stored = snapshot?.data();
  return stored && !('deleted_at' in stored) ? placementIn(stored) : null;
}

function placementIn(stored: DocumentData): Placement {
  return {
    status: stored.status as string,
    date: stored.scheduled_date as string,
    from: stored.scheduled_time as string,
    until: stored.scheduled_until as string | null,
    service: stored.service_type as string,
    inspector: stored.inspector_id as string | null,
  };
}
