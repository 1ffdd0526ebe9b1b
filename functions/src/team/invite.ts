import { invitationDays } from '@domain/admin/account-calls';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { linksOf, newLink } from '../records/account/account-link';
import { writeMailIntent } from '../records/mail/write-mail-intent';

/** office-team-invite: emails someone a link by which they join the team. An earlier one of theirs ends. */
export const invite = callable('office-team-invite', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { email, name, role } = asked;
  const slot = receiptSlot('office-team-invite', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const [member] = readable((await transaction.get(admins().where('email', '==', email).limit(1))).docs);
    if (member) throw alreadyListed(member.stored.active);
    const earlier = readable((await transaction.get(linksOf(email))).docs);
    const link = { kind: 'invitation', email, name, role, invited_by: admin.uid } as const;
    const created = newLink(link, invitationDays * 24, now);
    const record = { collection: collections.accountLinks, id: created.id };
    const trail = await openAuditTrail(transaction, record, admin, now);
    for (const { reference } of earlier) transaction.delete(reference);
    created.write(transaction);
    writeMailIntent(transaction, {
      kind: 'team_invitation',
      subject: record,
      recipient: email,
      direct: true,
      now,
    });
    trail.append({ action: 'member-invited', changed: { role } });
    return { id: created.id };
  });
});

function alreadyListed(active: boolean): AppError {
  const sentence = active
    ? 'This person is already on the team.'
    : 'This person is on the team, and their access is turned off. Activate them in the list instead.';
  return new AppError('invalid-input', 'already a member', sentence, { fields: { email: sentence } });
}
