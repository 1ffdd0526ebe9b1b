import { routes } from '@domain/business/routes';
import { AppError } from '@domain/errors/app-error';
import { amountDue } from '@domain/job/amount-due';
import type { DoorPurpose } from '@domain/job/link-calls';
import { payPath } from '@domain/payment/pay-path';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { config } from '../platform/config';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { issueDoorKey } from '../records/access/issue-key';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import type { StoredJob } from '../records/job/stored-job';

/** office-door-link: a link for the client at the door, who pays or signs on their own phone, or signs on our device. */
export const issueDoorLink = callable('office-door-link', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, purpose } = asked;
  const slot = receiptSlot('office-door-link', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { record, stored: job } = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job);
    refuseNothingToDo(job, purpose);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const { key, expiry } = issueDoorKey(transaction, bookingId, purpose, now);
    const action = purpose === 'hand_over' ? 'device-handed-over' : 'door-link-issued';
    audit.append({ action, changed: { purpose } });
    const path = purpose === 'pay' ? payPath(key) : `${routes.inspectionAgreement}?booking=${key}`;
    return { url: `${config.siteUrl}${path}`, expires_at: expiry.toISOString() };
  });
});

/** @throws AppError `already-handled` if the client has nothing to pay or to sign. */
function refuseNothingToDo(job: StoredJob, purpose: DoorPurpose): void {
  const refuse = (internal: string, sentence: string) => {
    throw new AppError('already-handled', internal, sentence);
  };
  if (job.origin) {
    const sentence = 'This job was imported, so the client has no link. To record a payment, use Mark paid.';
    refuse('job is imported', sentence);
  }
  if (job.status === 'cancelled') refuse('job is cancelled', 'This job is cancelled, so it has no link.');
  if (purpose === 'pay' && config.paymentProvider === null) {
    refuse('no payment provider', 'Online payment isn’t set up. Take a check or cash, then use Mark paid.');
  }
  if (purpose === 'pay' && (job.payment_state !== 'unpaid' || amountDue(job) <= 0)) {
    refuse(`job is ${job.payment_state}`, 'Nothing is due for this job.');
  }
  if (purpose !== 'pay' && job.forms_status.agreement_signed) {
    refuse('agreement is signed', 'The agreement is already signed.');
  }
}
