import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { endSessions } from '../records/account/sessions';
import { accountIn } from '../records/account/stored-account';
import { memberIn } from './member-in';

/**
 * office-team-two-step-reset: turns off a member's two-step sign-in and ends their sessions, because the lost phone may
 * hold one. Nobody resets their own, which would need no code.
 */
export const resetTwoStep = callable('office-team-two-step-reset', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, uid } = parse();
  if (uid === admin.uid) {
    throw new AppError('invalid-input', 'own account', 'Turn it off in your own account, with a code.');
  }
  const slot = receiptSlot('office-team-two-step-reset', idempotencyKey, { uid });
  return answerOnce(slot, now, async (transaction) => {
    const member = await memberIn(transaction, admin, { uid, staysOwner: true });
    const account = { ...(await accountIn(transaction, uid)), factor: null, pending: null };
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
    endSessions(transaction, { uid, admin: member, account }, () => true);
    trail.append({ action: 'two-step-reset', changed: { two_step: false } });
    return { uid };
  });
});
