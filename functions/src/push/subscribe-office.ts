import { collections } from '@domain/firestore/paths';
import type { PushAnswer } from '@domain/push/push-calls';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { checkSubscription, prepareDevice } from './save-subscription';

/** office-push-subscribe: notifies the calling admin's device of new requests and referrals. */
export const subscribeOffice = callable('office-push-subscribe', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  checkSubscription(asked);
  const { subscription } = asked;
  const slot = receiptSlot('office-push-subscribe', idempotencyKey, { uid: admin.uid, ...asked });
  return answerOnce(slot, now, async (transaction): Promise<PushAnswer> => {
    const device = await prepareDevice(
      transaction,
      { audience: 'office', owners: [admin.uid], subscription, session: admin.session },
      now,
    );
    const record = { collection: collections.admins, id: admin.uid };
    const audit = await openAuditTrail(transaction, record, admin, now);
    device.write();
    audit.append({ action: 'notifications-on', changed: { notifications: 'on' } });
    return { state: 'on' };
  });
});
