import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { mailNotNeeded } from '@domain/mail/mail-state';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { answerOnce, receiptSlot } from '../platform/receipts';
import type { MailDocument } from './mail-document';

/** office-mail-replay: a mail that was given up waits again; the sweeper hands it to the same sender within a minute. */
export const replayMail = callable('replayMail', async ({ caller, now, parse }) => {
  const { mailId, idempotencyKey } = parse();
  const slot = receiptSlot(contract.replayMail.name, idempotencyKey, { mailId });
  const record = { collection: collections.mail, id: mailId };
  const reference = firestore().collection(record.collection).doc(mailId);
  return answerOnce(slot, now, async (transaction) => {
    const mail = (await transaction.get(reference)).data() as MailDocument | undefined;
    refuseUnlessGivenUp(mail);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const at = Timestamp.fromDate(now);
    const change: UpdateData<MailDocument> = {
      state: 'PENDING',
      attempts: 0,
      next_attempt_at: at,
      lease_token: null,
      last_error: null,
      gave_up_at: null,
      replayed_at: at,
    };
    transaction.update(reference, change as UpdateData<FirebaseFirestore.DocumentData>);
    audit.append({ action: 'replayed', changed: { state: 'PENDING' } });
    return { mailId };
  });
});

function refuseUnlessGivenUp(mail: MailDocument | undefined): void {
  if (!mail) throw new AppError('not-found', 'mail gone', 'This mail was deleted in the meantime.');
  if (mail.state === 'DEAD' && mail.last_error !== mailNotNeeded) return;
  const sentence =
    mail.state === 'SENT'
      ? 'This mail has already been sent.'
      : mail.state === 'DEAD'
        ? 'This mail had nothing left to say, so it is not sent.'
        : 'This mail is already waiting to be sent.';
  throw new AppError('already-handled', `mail is ${mail.state}`, sentence);
}
