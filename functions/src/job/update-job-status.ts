import { Timestamp } from 'firebase-admin/firestore';
import { undoEnd } from '@domain/job/undo-step';
import { refuseTransition } from '@domain/job/refuse-transition';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { followReferral } from '../records/referral/follow-referral';
import { prepareReward } from '../reward/prepare-reward';

/** office-job-status: Start Job and Mark Complete, which also updates the job's referral. */
export const updateJobStatus = callable('office-job-status', async ({ caller, now, parse }) => {
  const { bookingId, status, idempotencyKey } = parse();
  const slot = receiptSlot('office-job-status', idempotencyKey, { bookingId, status });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job);
    refuseTransition(job.status, status);
    const completed = status === 'completed';
    const at = Timestamp.fromDate(now);
    const reached = completed ? { completed_at: at } : { started_at: at };
    const followed = completed ? await followReferral(transaction, job.referral_id, caller, now) : null;
    const after = { ...job, ...reached, bookingId, status };
    const reward = await prepareReward(transaction, followed, after, caller, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, { status, ...reached });
    followed?.move('completed', {}, { heldUntil: undoEnd(now) });
    reward?.write();
    const unsigned = !completed && !job.forms_status.agreement_signed;
    const action = completed ? 'completed' : unsigned ? 'started-unsigned' : 'started';
    audit.append({ action, changed: { status } });
    return { bookingId, status };
  });
});
