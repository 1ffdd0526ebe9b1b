import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { unendedJob } from '@domain/job/end-job';
import { refuseLateUndo, tooLate } from '@domain/job/refuse-late-undo';
import { jobRefusal } from '@domain/job/refuse-transition';
import { restoredDifference } from '@domain/payment/price-difference';
import { readPayer } from '../payment/read-payer';
import { prepareAssumedRefund } from '../payment/refund-at-provider';
import type { Actor } from '../platform/audit';
import { prepareWaiver } from '../records/ledger/prepare-waiver';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { endingMail } from './ending-mail';
import type { OpenedJob } from './prepare-cancel';
import { refuseTaken } from './refuse-taken';

/**
 * Reverts an ending: the job's status, charge and referral, and the emails about it. Reads only; `write` makes the
 * changes of the other records and `changed` is for the job.
 * @throws AppError `already-handled` if it was a plain cancellation, its time is over, or its charge was settled.
 */
export async function prepareEndingBack(
  transaction: Transaction,
  { bookingId, job }: OpenedJob,
  actor: Actor,
  now: Date,
) {
  const { ending, cancellation } = job;
  if (!ending || !cancellation) throw jobRefusal(job.status);
  const { at } = cancellation;
  refuseLateUndo(at, now);
  const settledSince = job.payment !== null && job.payment.at.toMillis() >= at.toMillis();
  const refundedSince = (job.price_difference?.settled_at?.toMillis() ?? 0) > at.toMillis();
  if (job.held_payment || settledSince || refundedSince) {
    throw new AppError('already-handled', 'the charge is settled', 'Undo the payment first.');
  }
  await refuseTaken(transaction, { bookingId, job }, unendedJob(job).status);
  const payer = job.card_refund_at ? await readPayer(transaction, { record: 'job', id: bookingId }) : null;
  const refund = payer && (await prepareAssumedRefund(transaction, payer, now, { settlesDifference: false }));
  const mail = await prepareWithdrawal(transaction, endingMail(bookingId, ending));
  if (!mail) throw tooLate();
  const referral = await prepareMoveBack(transaction, job.referral_id, { to: 'closed', at }, actor, now);
  const changed = {
    ...unendedJob(job),
    ...(job.price_difference?.at.isEqual(at) && {
      price_difference: restoredDifference(job),
      card_refund_at: null,
    }),
  };
  const waive = await prepareWaiver(transaction, { bookingId, job }, changed, now);
  return {
    changed,
    write() {
      waive();
      mail.write();
      referral?.write();
      refund?.write();
    },
  };
}
