import { prepareAcceptanceBack } from '../job/prepare-acceptance-back';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareRequestBack } from './prepare-request-back';

/**
 * office-acceptance-undo: undoes the acceptance of a request or referral with everything that it changed. Its emails are
 * held until the undo time is over, so nobody was notified.
 */
export const undoAcceptance = callable('office-acceptance-undo', async ({ caller, now, parse }) => {
  const { record, id, idempotencyKey } = parse();
  const slot = receiptSlot('office-acceptance-undo', idempotencyKey, { record, id });
  return answerOnce(slot, now, async (transaction) => {
    if (record === 'request') {
      (await prepareRequestBack(transaction, id, caller, now)).write();
      return { id, isPending: false, restored: 'referral' as const };
    }
    const { write, ...undone } = await prepareAcceptanceBack(transaction, id, caller, now);
    write();
    return { id, ...undone };
  });
});
