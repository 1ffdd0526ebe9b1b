import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { accountLinks } from '../records/account/account-link';
import { invitationIn } from './invitation-in';

/** office-team-uninvite: withdraws an invitation; its link ends at once. */
export const uninvite = callable('office-team-uninvite', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, id } = parse();
  const slot = receiptSlot('office-team-uninvite', idempotencyKey, { id });
  return answerOnce(slot, now, async (transaction) => {
    const { role } = await invitationIn(transaction, id);
    const record = { collection: collections.accountLinks, id };
    const trail = await openAuditTrail(transaction, record, admin, now);
    transaction.delete(accountLinks().doc(id));
    trail.append({ action: 'invitation-withdrawn', changed: { role: null }, before: { role } });
    return { id };
  });
});
