import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { toIso } from '../platform/to-iso';
import { keysInUse, revokeKeys } from './booking-links';
import type { StoredBooking } from './stored-booking';

/** office-link-revoke: every key of the booking ends at once, for every use of it. */
export const revokeLink = callable('revokeLink', async ({ caller, now, parse }) => {
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot(contract.revokeLink.name, idempotencyKey, { bookingId });
  const record = { collection: collections.bookings, id: bookingId };
  const reference = firestore().collection(record.collection).doc(bookingId);
  return answerOnce(slot, now, async (transaction) => {
    const booking = (await transaction.get(reference)).data() as StoredBooking | undefined;
    if (!booking) throw new AppError('not-found', 'booking gone', 'This job was deleted in the meantime.');
    const keys = await keysInUse(transaction, bookingId);
    const audit = await openAuditTrail(transaction, record, caller, now);
    revokeKeys(transaction, keys, now);
    const { expires_at } = booking.forms_link;
    transaction.update(reference, { forms_link: { state: 'revoked', expires_at } });
    audit.append({ action: 'link-revoked', changed: { forms_link: 'revoked' } });
    return { bookingId, link: { state: 'revoked' as const, expires_at: toIso(expires_at) } };
  });
});
