import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { beginSession } from '../records/account/sessions';
import { sessionToken } from './session-token';

/** office-session-begin: begins a session after the password. The receipt has the session's id and no token. */
export const beginOfficeSession = callable('office-session-begin', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { uid } = admin;
  if (admin.session !== null) {
    throw new AppError('invalid-input', 'begun within a session', 'You’re signed in already.');
  }
  const slot = receiptSlot('office-session-begin', idempotencyKey, { uid, ...asked });
  const { session } = await answerOnce(slot, now, async (transaction) => {
    const opened = await openAccount(transaction, uid);
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
    const session = beginSession(transaction, opened, asked, now);
    trail.append({ action: 'signed-in', changed: { session } });
    return { session };
  });
  return { token: await sessionToken(uid, session) };
});
