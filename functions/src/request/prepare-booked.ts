import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { mayBecome } from '@domain/request/lead-status';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorise';
import { firestore } from '../platform/firestore';
import type { StoredLead } from './pending-lead';

/**
 * Marks a request as booked along with the writes that give its job an appointment; null where there is none, or it is
 * not pending any more. Reads only, so that it goes before the writes.
 */
export async function prepareBooked(
  transaction: Transaction,
  leadId: string | null,
  admin: AdminCaller,
  now: Date,
): Promise<((bookingId: string) => void) | null> {
  if (leadId === null) return null;
  const record = { collection: collections.leads, id: leadId };
  const reference = firestore().collection(record.collection).doc(leadId);
  const lead = (await transaction.get(reference)).data() as StoredLead | undefined;
  if (!lead || !mayBecome(lead.status, 'booked')) return null;
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
