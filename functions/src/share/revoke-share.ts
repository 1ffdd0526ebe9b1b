import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { customerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { reportShares } from '../records/share/stored-share';

/** portal-share-revoke: revokes one of the customer's links at once; a revoked one is left as it is. */
export const revokeShare = callable('portal-share-revoke', async ({ caller, now, parse }) => {
  const customer = customerOf(caller);
  const { idempotencyKey, shareId } = parse();
  const { customerId } = customer;
  const slot = receiptSlot('portal-share-revoke', idempotencyKey, { customerId, shareId });
  return answerOnce(slot, now, async (transaction) => {
    const record = { collection: collections.reportShares, id: shareId };
    const reference = reportShares().doc(shareId);
    const share = (await transaction.get(reference)).data();
    if (share?.customer_id !== customerId) {
      throw new AppError('not-found', 'no share of this customer', 'We can’t find this link.');
    }
    const keys = await keysInUse({ kind: 'share', subject: shareId }, transaction);
    const audit = await openAuditTrail(transaction, record, customer, now);
    if (share.revoked_at === null) {
      transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
      revokeKeys(transaction, keys, now);
      audit.append({ action: 'revoked', changed: { revoked_at: now.toISOString() } });
    }
    return { shareId };
  });
});
