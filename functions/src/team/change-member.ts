import { detailsOf } from '@domain/admin/team-calls';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { memberIn } from './member-in';
import { mergeChange } from './merge-change';

/** office-team-change: sets what an owner can change of a member. The last owner stays one. */
export const changeMember = callable('office-team-change', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { uid, seen, ...details } = asked;
  const slot = receiptSlot('office-team-change', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const staysOwner = details.role === 'owner';
    const member = await memberIn(transaction, admin, { uid, staysOwner });
    const before = detailsOf(member);
    const change = seen ? mergeChange(before, seen, details) : details;
    if (Object.keys(change).length === 0) return { uid };
    const record = { collection: collections.admins, id: uid };
    const trail = await openAuditTrail(transaction, record, admin, now);
    // All of it: a record from before roles lacks some of what is read of it, and more depends on the role.
    transaction.update(admins().doc(uid), { ...before, ...change });
    const { role, inspects } = before;
    trail.append({ action: 'member-changed', changed: change, before: { role, inspects } });
    return { uid };
  });
});
