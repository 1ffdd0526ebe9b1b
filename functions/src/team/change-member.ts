import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { teamIn } from './team-in';

/** office-team-change: sets what an owner can change of a member. The last owner stays one. */
export const changeMember = callable('office-team-change', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { uid, ...change } = asked;
  const slot = receiptSlot('office-team-change', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { member, isLastOwner } = await teamIn(transaction, uid);
    if (isLastOwner && change.role !== 'owner') throw lastOwner();
    const record = { collection: collections.admins, id: uid };
    const trail = await openAuditTrail(transaction, record, admin, now);
    transaction.update(admins().doc(uid), change);
    const { role, inspects } = member;
    trail.append({ action: 'member-changed', changed: change, before: { role, inspects } });
    return { uid };
  });
});

function lastOwner(): AppError {
  const sentence = 'The team needs an owner. Make someone else one first.';
  return new AppError('invalid-input', 'the last owner', sentence, { fields: { role: sentence } });
}
