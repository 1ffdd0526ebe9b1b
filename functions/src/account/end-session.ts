import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { endSessions } from '../records/account/sessions';

/**
 * office-session-end: ends one of the caller's sessions, also this one, or all others. The next call of an ended session and
 * the rules refuse its tokens, and its open tabs watch the record.
 */
export const endOfficeSession = callable('office-session-end', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, session } = parse();
  const { uid, session: own } = admin;
  const slot = receiptSlot('office-session-end', idempotencyKey, { uid, own, session });
  return answerOnce(slot, now, async (transaction) => {
    const opened = await openAccount(transaction, uid);
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
    const ended = endSessions(transaction, opened, (id) => (session === null ? id !== own : id === session));
    const action =
      session === null ? 'other-sessions-ended' : session === own ? 'signed-out' : 'session-ended';
    trail.append({ action, changed: { session } });
    return { ended };
  });
});
