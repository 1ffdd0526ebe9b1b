import { collections } from '@domain/firestore/paths';
import type { PushAnswer } from '@domain/push/push-calls';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pushSubscription } from '../records/push/push-subscription';

/** office-push-unsubscribe: ends the notifications of a device, whichever admin of it turned them on. */
export const unsubscribeOffice = callable('office-push-unsubscribe', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, endpoint } = parse();
  const slot = receiptSlot('office-push-unsubscribe', idempotencyKey, { uid: admin.uid, endpoint });
  return answerOnce(slot, now, async (transaction): Promise<PushAnswer> => {
    const record = { collection: collections.admins, id: admin.uid };
    const audit = await openAuditTrail(transaction, record, admin, now);
    transaction.delete(pushSubscription('office', endpoint));
    audit.append({ action: 'notifications-off', changed: { notifications: 'off' } });
    return { state: 'off' };
  });
});
