import { invitationDays } from '@domain/admin/account-calls';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { accountLinks, newLink } from '../records/account/account-link';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { invitationIn } from './invitation-in';

/** office-team-reinvite: sends an invitation again with a new link; the old one ends. */
export const reinvite = callable('office-team-reinvite', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, id } = parse();
  const slot = receiptSlot('office-team-reinvite', idempotencyKey, { id });
  return answerOnce(slot, now, async (transaction) => {
    const { kind, email, name, role } = await invitationIn(transaction, id);
    const created = newLink({ kind, email, name, role, invited_by: admin.uid }, invitationDays * 24, now);
    const record = { collection: collections.accountLinks, id: created.id };
    const trail = await openAuditTrail(transaction, record, admin, now);
    transaction.delete(accountLinks().doc(id));
    created.write(transaction);
    writeMailIntent(transaction, {
      kind: 'team_invitation',
      subject: record,
      recipient: email,
      direct: true,
      now,
    });
    trail.append({ action: 'invitation-sent-again', changed: { role } });
    return { id: created.id };
  });
});
