import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PendingRequestStatus } from '@domain/request/request-status';
import { openAuditTrail } from '../../platform/audit';
import type { AdminCaller } from '../../platform/authorize';
import { requests } from './stored-request';

interface Booked {
  readonly leadId: string;
  /** Its status so far, to which Undo returns; null where there is no Undo. */
  readonly before: PendingRequestStatus | null;
}

/**
 * Marks a request as booked, together with the writes that give its job an appointment; the caller checks that it may
 * become booked. Reads only, so call it before any writes; the returned function writes.
 */
export async function prepareBooked(
  transaction: Transaction,
  { leadId, before }: Booked,
  admin: AdminCaller,
  now: Date,
): Promise<(bookingId: string) => void> {
  const record = { collection: collections.leads, id: leadId };
  const reference = requests().doc(leadId);
  const audit = await openAuditTrail(transaction, record, admin, now);
  return (bookingId) => {
    transaction.update(reference, {
      status: 'booked',
      status_before: before,
      booking_id: bookingId,
      handled_by: admin.email,
      handled_at: Timestamp.fromDate(now),
    });
    audit.append({ action: 'accepted', changed: { status: 'booked', booking_id: bookingId } });
  };
}
