import { isAnnounced, noticeTooLate, noticeUndoEnd } from '@domain/job/arrival-notice';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { noticeMails, noticeOccasion } from './tell-arrival';

/** office-arrival-undo: takes back a notice with its emails, which are held until the time to undo is over. */
export const undoArrival = callable('office-arrival-undo', async ({ caller, now, parse }) => {
  const { bookingId, notice, idempotencyKey } = parse();
  const slot = receiptSlot('office-arrival-undo', idempotencyKey, { bookingId, notice });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job);
    const announced = job[notice];
    if (!announced || !isAnnounced(announced) || now > noticeUndoEnd(announced.at.toDate()))
      throw noticeTooLate();
    const occasion = noticeOccasion(announced.at);
    const mails = await Promise.all(
      Object.values(noticeMails[notice]).map((kind) =>
        prepareWithdrawal(transaction, { kind, subject: record, occasion }),
      ),
    );
    if (mails.includes(null)) throw noticeTooLate();
    const audit = await openAuditTrail(transaction, record, caller, now);
    for (const mail of mails) mail?.write();
    transaction.update(reference, { [notice]: null });
    audit.append({ action: 'undone', changed: {} });
    return { bookingId };
  });
});
