import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { recipientState } from '@domain/share/recipient-answer';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { earlierMail } from '../records/mail/earlier-mail';
import { mails } from '../records/mail/mail-document';
import { minuteOccasion } from '../records/mail/minute-occasion';
import { recentMail } from '../records/mail/recent-mail';
import { mailId } from '../records/mail/write-mail-intent';
import { reportShares } from '../records/share/stored-share';
import { writeShareMail } from '../records/share/write-share-mail';

/**
 * office-share-resend: emails the person whom a job's questionnaire names their own link again, at most once a minute.
 * The client agreed, and their report was released.
 */
export const resendShare = callable('office-share-resend', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-share-resend', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { stored: job } = await readJob(transaction, asked.bookingId);
    const id = job.recipient_answer?.share_id ?? null;
    const share = id === null ? null : ((await transaction.get(reportShares().doc(id))).data() ?? null);
    if (id === null || !share || recipientState(job.recipient_answer, share) !== 'sent') throw notShared();
    // The payment that released it was corrected.
    if (job.payment_state === 'unpaid') throw notShared();
    const record = { collection: collections.reportShares, id };
    const occasion = minuteOccasion(now);
    const again = mailId({ kind: 'report_shared', subject: record, occasion });
    const known = (await transaction.get(mails().doc(again))).data();
    const recent = await recentMail(transaction, 'report_shared', id, now);
    if (recent) return recent;
    if (known) return earlierMail(again, known);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const sent = writeShareMail(transaction, { id, share }, { now, occasion, direct: true });
    audit.append({ action: 'resent', changed: { kind: 'report_shared' } });
    return { mailId: sent, delivery: 'committed' as const, at: now.toISOString() };
  });
});

function notShared(): AppError {
  return new AppError(
    'already-handled',
    'the named person has no working share',
    'The client hasn’t agreed to share the report, or it was turned off or isn’t paid for yet.',
  );
}
