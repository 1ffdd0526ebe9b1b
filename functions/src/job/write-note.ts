import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';

/** office-note-write: the note to self of the inspector who does the job; empty text removes it. */
export const writeNote = callable('office-note-write', async ({ caller, now, parse }) => {
  const { bookingId, note, idempotencyKey } = parse();
  const slot = receiptSlot('office-note-write', idempotencyKey, { bookingId, note });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    if (caller.kind !== 'admin' || job.inspector_id !== caller.uid) {
      throw new AppError('not-allowed', 'another inspector’s job', 'This job is assigned to someone else.');
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const own_note = note === '' ? null : { by: caller.uid, text: note, at: Timestamp.fromDate(now) };
    // It may name a code, which is to be erased even if the job's were before.
    transaction.update(reference, { own_note, ...(own_note && { codes_erased: false }) });
    audit.append({ action: 'note-written', changed: { own_note } });
    return { bookingId };
  });
});
