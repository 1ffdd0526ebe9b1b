import { AppError } from '@domain/errors/app-error';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';

/** office-paper-remove: takes back a recorded paper signature; the agreement is unsigned again. */
export const removePaperSignature = callable('office-paper-remove', async ({ caller, now, parse }) => {
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot('office-paper-remove', idempotencyKey, { bookingId });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    if (job.paper_signature === null) {
      throw new AppError('already-handled', 'no paper signature', 'This job has no paper signature.');
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const forms_status = { ...job.forms_status, agreement_signed: false };
    // Only a signed agreement takes the workflow further than this.
    const workflow_status = 'forms_pending';
    transaction.update(reference, { forms_status, workflow_status, paper_signature: null });
    audit.append({ action: 'paper-signature-removed', changed: { forms_status } });
    return { bookingId };
  });
});
