import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { mailNotNeeded } from '@domain/mail/mail-state';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { mails, type MailDocument } from '../records/mail/mail-document';
import { replayedFields } from '../records/mail/replayed-fields';

/**
 * office-mail-replay: makes a given-up email, or one delayed by the daily allowance, due again. The sweeper sends it
 * within a minute, and no allowance applies to it.
 */
export const replayMail = callable('office-mail-replay', async ({ caller, now, parse }) => {
  const { mailId, idempotencyKey } = parse();
  const slot = receiptSlot('office-mail-replay', idempotencyKey, { mailId });
  const record = { collection: collections.mail, id: mailId };
  const reference = mails().doc(mailId);
  return answerOnce(slot, now, async (transaction) => {
    const mail = (await transaction.get(reference)).data();
    refuseUnlessGivenUp(mail);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, replayedFields(mail, now));
    audit.append({ action: 'replayed', changed: { state: 'PENDING' } });
    return { mailId };
  });
});

function refuseUnlessGivenUp(mail: MailDocument | undefined): asserts mail is MailDocument {
  if (!mail) throw new AppError('not-found', 'mail gone', 'This email has been deleted.');
  if (mail.state === 'DEAD' && mail.last_error !== mailNotNeeded) return;
  if (mail.delayed_at && (mail.state === 'PENDING' || mail.state === 'RETRY')) return;
  const sentence =
    mail.state === 'SENT'
      ? 'This email has already been sent.'
      : mail.state === 'DEAD'
        ? 'This email is no longer needed, so it isn’t sent.'
        : 'This email is already waiting to be sent.';
  throw new AppError('already-handled', `mail is ${mail.state}`, sentence);
}
