import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { collections } from '@domain/firestore/paths';
import { undoEnd } from '@domain/job/undo-step';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import type { PriceDifference } from '@domain/payment/price-difference';
import type { StoredJob } from '../records/job/stored-job';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { writeMailIntent } from '../records/mail/write-mail-intent';

interface Recorded {
  readonly bookingId: string;
  readonly job: StoredJob;
  readonly difference: PriceDifference<Timestamp>;
}

/**
 * The client's receipt for a difference that was paid or returned. It waits a minute: a record that is taken back by
 * then sends nothing, and one taken back later sends a correction. Reads only; the returned function writes.
 */
export async function prepareDifferenceMail(
  transaction: Transaction,
  { bookingId, job, difference }: Recorded,
  { outcome, method }: Pick<CallRequest<'office-job-difference'>, 'outcome' | 'method'>,
  now: Date,
): Promise<() => void> {
  const subject = { collection: collections.bookings, id: bookingId };
  const kind = difference.amount < 0 ? ('payment_refunded' as const) : ('payment_receipt' as const);
  const recipient = job.customer.email;
  if (!sendsReceipts({ by: job.payment?.by ?? null, origin: job.origin })) return () => undefined;
  if (outcome === 'settled') {
    const occasion = differenceOccasion(now.getTime());
    return () =>
      void writeMailIntent(transaction, {
        ...{ kind, subject, occasion, recipient, now },
        heldUntil: undoEnd(now),
        direct: true,
        ...(difference.amount < 0 && { refund: { amount: -difference.amount, method } }),
      });
  }
  if (outcome !== 'open' || difference.state !== 'settled' || !difference.settled_at) return () => undefined;
  const occasion = differenceOccasion(difference.settled_at.toMillis());
  const withdrawn = await prepareWithdrawal(transaction, { kind, subject, occasion });
  return () => {
    if (withdrawn) {
      withdrawn.write();
      return;
    }
    const corrected = { kind: 'payment_corrected' as const, subject, occasion };
    writeMailIntent(transaction, { ...corrected, recipient, now, direct: true });
  };
}

/** Distinguishes the receipt of a difference from the payment's own. */
const differenceOccasion = (at: number) => `difference-${at}`;
