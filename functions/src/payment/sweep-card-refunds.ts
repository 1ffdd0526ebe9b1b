import { Timestamp } from 'firebase-admin/firestore';
import { centsOf, moneyOfJob } from '@domain/ledger/money-of';
import { settledDifference } from '@domain/payment/price-difference';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import { jobs } from '../records/job/stored-job';
import { openJobLedger } from '../records/ledger/open-ledger';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { paymentReference } from '../records/payment/stored-payment';
import { readPayer } from './read-payer';
import { prepareAssumedRefund } from './refund-at-provider';
import { isRefusal, stripeClient } from './stripe-client';

/** At most so many refunds in one sweep. */
const atOnce = 20;

const payments: Actor = { kind: 'system', name: 'payments' };

interface CardRefund {
  readonly bookingId: string;
  readonly paymentIntent: string;
  /** US dollars. */
  readonly amount: number;
  /** US dollars refunded before. */
  readonly before: number;
  /** When the difference arose, milliseconds since the epoch. */
  readonly since: number;
}

/** Makes the refunds to cards that the office chose and can no longer undo. @returns how many were made. */
export async function sweepCardRefunds(now: Date): Promise<number> {
  const due = await jobs().where('card_refund_at', '<=', Timestamp.fromDate(now)).limit(atOnce).get();
  let made = 0;
  for (const { id } of due.docs) {
    try {
      const refund = await readRefund(id, now);
      if (!refund) continue;
      const total = await refundAtProvider(refund);
      if (await (total === 'refused' ? recordRefusal(refund, now) : recordRefund(refund, total, now)))
        made += 1;
    } catch (error) {
      // One failure must not block the others; the next sweep retries it.
      logs.sweepFailed(`card refund of job ${id}`, error);
    }
  }
  return made;
}

/** The refund that is due; null, with nothing left to do, if the difference is no longer open or has no online payment. */
function readRefund(bookingId: string, now: Date): Promise<CardRefund | null> {
  return commit('card-refund-read', async (transaction) => {
    const payer = await readPayer(transaction, { record: 'job', id: bookingId });
    const job = payer?.job?.stored;
    const difference = job?.price_difference;
    const intent = payer?.payment?.payment_intent ?? null;
    if (difference?.state === 'open' && difference.amount < 0 && job?.payment?.by === 'online' && intent) {
      return {
        bookingId,
        paymentIntent: intent,
        amount: -difference.amount,
        before: payer?.payment?.refunded_amount ?? 0,
        since: difference.at.toMillis(),
      };
    }
    if (!payer || !job) return null;
    const assumed = await prepareAssumedRefund(transaction, payer, now);
    transaction.update(jobs().doc(bookingId), { card_refund_at: null });
    assumed.write();
    return null;
  });
}

/**
 * Asks the provider for the refund, which is the same one however often it is asked for.
 * @returns US dollars of all refunds of the payment up to this one, null if the provider doesn't say; `refused` if the
 * provider refuses it for good, for example because it was refunded there.
 */
async function refundAtProvider({
  bookingId,
  paymentIntent,
  amount,
  since,
}: CardRefund): Promise<number | null | 'refused'> {
  if (config.paymentProvider !== 'stripe') return null;
  const { refunds } = await stripeClient();
  const cents = centsOf(amount);
  try {
    const idempotencyKey = `refund-${bookingId}-${since}-${cents}`;
    const { charge } = await refunds.create(
      { payment_intent: paymentIntent, amount: cents, expand: ['charge'] },
      { idempotencyKey },
    );
    return typeof charge === 'object' && charge ? charge.amount_refunded / 100 : null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    logs.sweepFailed(`card refund of job ${bookingId}`, error);
    return 'refused';
  }
}

/** Leaves the refund open for the office to make another way, unless it has made it at the provider. */
function recordRefusal({ bookingId, amount }: CardRefund, now: Date): Promise<boolean> {
  return commit('card-refund-refused', async (transaction) => {
    const payer = await readPayer(transaction, { record: 'job', id: bookingId });
    if (!payer) return false;
    const assumed = await prepareAssumedRefund(transaction, payer, now);
    if (!payer.payment?.refund_assumed) {
      const audit = await openAuditTrail(transaction, payer.record, payments, now);
      audit.append({ action: 'card-refund-failed', changed: { amount } });
    }
    transaction.update(jobs().doc(bookingId), { card_refund_at: null });
    assumed.write();
    return false;
  });
}

/**
 * Records the refund with the client's receipt. One that was taken for it is the office's own if the provider had
 * counted it before ours. @returns false if that was done meanwhile.
 */
function recordRefund(
  { bookingId, amount, before, since }: CardRefund,
  known: number | null,
  now: Date,
): Promise<boolean> {
  return commit('card-refund-recorded', async (transaction) => {
    const payer = await readPayer(transaction, { record: 'job', id: bookingId });
    const job = payer?.job?.stored;
    const difference = job?.price_difference;
    if (!payer || !job || difference?.state !== 'open' || difference.at.toMillis() !== since) return false;
    const assumed = payer.payment?.refund_assumed ?? null;
    const total = known ?? assumed?.total ?? before + amount;
    const isOurs = assumed === null || centsOf(assumed.total) === centsOf(total);
    const office = isOurs
      ? null
      : await prepareAssumedRefund(transaction, payer, now, { settlesDifference: false });
    const ledger = await openJobLedger(transaction, bookingId, job);
    const audit = await openAuditTrail(transaction, payer.record, payments, now);
    const at = Timestamp.fromDate(now);
    const settling = { outcome: 'settled', method: 'card', note: '', at, by: difference.by } as const;
    office?.write();
    const price_difference = settledDifference(difference, settling);
    transaction.update(jobs().doc(bookingId), { price_difference, card_refund_at: null });
    ledger.append(
      {
        ...{ kind: 'refund', occasion: 'difference', when: now.getTime(), method: 'card', at },
        providerId: payer.payment?.payment_intent ?? null,
      },
      moneyOfJob({ ...job, price_difference }, 0),
    );
    const refunded_amount = Math.max(payer.payment?.refunded_amount ?? 0, total);
    transaction.update(paymentReference(payer.reportId), {
      refunded_amount,
      refunded_at: at,
      refund_assumed: null,
    });
    audit.append({ action: 'card-refunded', changed: { amount } });
    writeMailIntent(transaction, {
      kind: 'payment_refunded',
      subject: payer.record,
      recipient: job.customer.email,
      occasion: `card-${since}`,
      refund: { amount, method: 'card' },
      now,
      direct: true,
    });
    return true;
  });
}
