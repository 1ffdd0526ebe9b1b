import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { admins, noSessions } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { revokeTokens } from './revoke-tokens';
import { memberIn } from './member-in';

/**
 * office-team-access: turns a member's access off at once, or on again. Everything that the member has stays: calls,
 * the database's rules, the calendar feed and notifications look at `active`, and open tabs watch it.
 */
export const memberAccess = callable('office-team-access', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { uid, active } = asked;
  if (uid === admin.uid) {
    throw new AppError('invalid-input', 'own account', 'Ask another owner to turn off your access.');
  }
  const slot = receiptSlot('office-team-access', idempotencyKey, asked);
  const answer = await answerOnce(slot, now, async (transaction) => {
    const member = await memberIn(transaction, admin, { uid, staysOwner: active });
    const record = { collection: collections.admins, id: uid };
    const trail = await openAuditTrail(transaction, record, admin, now);
    // Who gets the access back signs in again, also where an old token hasn't expired yet.
    transaction.update(admins().doc(uid), active ? { active, ...noSessions(now) } : { active });
    trail.append({
      action: active ? 'member-activated' : 'member-deactivated',
      changed: { active },
      before: { active: member.active },
    });
    return { uid };
  });
  if (!active) await revokeTokens(uid, { claim: true });
  return answer;
});
