import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../../platform/audit';
import type { AdminCaller } from '../../platform/authorize';
import { requests } from './stored-request';

/**
 * Marks a request as booked, together with the writes that give its job an appointment; the caller checks that it may
 * become booked. Reads only, so call it before any writes; the returned function writes.
 */
export async function prepareBooked(
  transaction: Transaction,
  leadId: string,
  admin: AdminCaller,
  now: Date,
): Promise<(bookingId: string) => void> {
  const record = { collection: collections.leads, id: leadId };
  const reference = requests().doc(leadId);
  const audit = await openAuditTrail(transaction, record, admin, now);
  return (bookingId) => {
    transaction.update(reference, {
      status: 'booked',
      booking_id: bookingId,
      handled_by: admin.email,
      handled_at: Timestamp.fromDate(now),
    });
    audit.append({ action: 'accepted', changed: { status: 'booked', booking_id: bookingId } });
  };
}
