import { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { endingCharges } from '@domain/business/ending-charges';
import { AppError } from '@domain/errors/app-error';
import { endedJob, type EndJob } from '@domain/job/end-job';
import { refuseEnding } from '@domain/job/refuse-ending';
import { undoEnd } from '@domain/job/undo-step';
import { moneyBack } from '@domain/payment/money-back';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { endSessionsSoon, prepareCheckoutEnd } from '../payment/end-checkout';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { prepareWaiver } from '../records/ledger/prepare-waiver';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { followReferral } from '../records/referral/follow-referral';
import { endingMail } from './ending-mail';

/**
 * office-job-end: ends a job without an inspection, with its reason and charge. Its referral is closed. Client and
 * referrer are notified when the undo hold ends.
 */
export const endJob = callable('office-job-end', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, ending, reason, charge, money } = asked;
  const slot = receiptSlot('office-job-end', idempotencyKey, asked);
  const answer = await answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    refuseEnding(ending, job, business.timeZone, now);
    refuseCharge(asked);
    const followed = await followReferral(transaction, job.referral_id, caller, now);
    const checkout = await prepareCheckoutEnd(transaction, bookingId);
    const heldUntil = undoEnd(now);
    const by = admin.email;
    const at = Timestamp.fromDate(now);
    const due = Timestamp.fromDate(heldUntil);
    const changed = {
      ...endedJob(job, { ending, charge, cancellation: { reason, by, at } }),
      ...moneyBack(job, { owed: charge, money, by, at, due }),
    };
    const waive = await prepareWaiver(transaction, { bookingId, job }, changed, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, changed);
    waive();
    checkout.write();
    const recipient = job.customer.email;
    writeMailIntent(transaction, { ...endingMail(bookingId, ending), recipient, now, heldUntil });
    // A referral without an accepted job may still lead to another one.
    if (followed?.referral.booking_id === bookingId) followed.move('closed', {}, { heldUntil });
    audit.append({ action: 'ended', changed });
    return { bookingId };
  });
  await endSessionsSoon(bookingId);
  return answer;
});

/** The office may charge less than its texts say only by charging nothing. @throws AppError `invalid-input` */
function refuseCharge({ ending, charge }: Pick<EndJob, 'ending' | 'charge'>): void {
  if (charge === 0 || charge === endingCharges[ending]) return;
  const sentence = 'The charge has changed. Reload the page and try again.';
  throw new AppError('invalid-input', `charge of ${charge} for ${ending}`, sentence);
}
