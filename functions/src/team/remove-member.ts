import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { adminAccount } from '../records/account/stored-account';
import { deleteCalendar } from '../records/team/private-calendar';
import { revokeTokens } from './revoke-tokens';
import { memberIn } from './member-in';

/**
 * office-team-remove: ends a member's access at once: calls and reads need the record, and open tabs watch it.
 * Nobody removes themselves.
 */
export const removeMember = callable('office-team-remove', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, uid } = parse();
  if (uid === admin.uid) {
    throw new AppError('invalid-input', 'own account', 'Ask another owner to remove you.');
  }
  const slot = receiptSlot('office-team-remove', idempotencyKey, { uid });
  const answer = await answerOnce(slot, now, async (transaction) => {
    const { role } = await memberIn(transaction, admin, { uid, staysOwner: false });
    const record = { collection: collections.admins, id: uid };
    const trail = await openAuditTrail(transaction, record, admin, now);
    transaction.delete(admins().doc(uid));
    transaction.delete(adminAccount(uid));
    deleteCalendar(transaction, uid);
    trail.append({ action: 'member-removed', changed: { role: null }, before: { role } });
    return { uid };
  });
  await revokeTokens(uid, { claim: false });
  return answer;
});
