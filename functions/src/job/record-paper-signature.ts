import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { canSignOnPaper } from '@domain/job/paper-signature';
import { workflowAfterForms } from '@domain/job/workflow-after-forms';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';

/** office-paper-record: records that the agreement was signed on paper, so that the job counts as signed. */
export const recordPaperSignature = callable('office-paper-record', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-paper-record', idempotencyKey, asked);
  const { bookingId, signed_on, signer } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    if (!canSignOnPaper(job)) {
      const sentence = job.forms_status.agreement_signed
        ? 'The agreement is already signed.'
        : 'This job has no agreement to sign.';
      throw new AppError('already-handled', 'nothing to sign on paper', sentence);
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const forms_status = { ...job.forms_status, agreement_signed: true };
    transaction.update(reference, {
      forms_status,
      workflow_status: workflowAfterForms(forms_status, job.workflow_status),
      paper_signature: { signed_on, signer, recorded_at: Timestamp.fromDate(now) },
    });
    audit.append({ action: 'paper-signature-recorded', changed: { forms_status, signed_on, signer } });
    return { bookingId };
  });
});
