import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { centsOf, ledgerChange, moneyOfJob, moneyOfReport } from '@domain/ledger/money-of';
import {
  differenceAfterReturn,
  settledDifference,
  type PriceDifference,
} from '@domain/payment/price-difference';
import { openAuditTrail, type Actor } from '../platform/audit';
import { openLedger } from '../records/ledger/open-ledger';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { paymentEvents } from '../records/payment/payment-events';
import { paymentReference } from '../records/payment/stored-payment';
import { receiptAbout, type Settled } from './prepare-settlement';

const provider: Actor = { kind: 'system', name: 'payments' };

/** A refund that the office made at the provider. */
interface ProviderRefund {
  /** US dollars of this refund, and of all refunds up to it. */
  readonly amount: number;
  readonly total: number;
}

/**
 * What follows from a refund that the office made at the provider: the client's receipt, and the open difference of
 * exactly this amount is settled, so that nobody returns it again. Without an open one, the money no longer counts as
 * received. Reads only; `write` makes the changes.
 */
export async function prepareProviderRefund(
  transaction: Transaction,
  paid: Pick<Settled, 'job' | 'report' | 'reportId' | 'payment'>,
  { amount, total }: ProviderRefund,
  now: Date,
  { settlesDifference = true } = {},
): Promise<{ readonly write: () => void }> {
  const { job } = paid;
  const about = receiptAbout(paid, 'online');
  const difference = job?.stored.price_difference;
  const settles =
    settlesDifference &&
    job &&
    difference?.state === 'open' &&
    centsOf(-difference.amount) === centsOf(amount)
      ? { ...job, difference, audit: await openAuditTrail(transaction, job.record, provider, now) }
      : null;
  const at = Timestamp.fromDate(now);
  const after =
    settlesDifference && job ? differenceAfterReturn(job.stored, amount, { at, by: 'online' }) : null;
  const settling = { outcome: 'settled', method: 'card', note: '', at, by: 'online' } as const;
  const settled = settles ? settledDifference(settles.difference, settling) : null;
  const row = await prepareRow(transaction, paid, { amount, total, at }, settled ?? after);
  return {
    write() {
      row();
      if (job && after) transaction.update(job.reference, { price_difference: after });
      if (settles) {
        transaction.update(settles.reference, {
          price_difference: settled,
          card_refund_at: null,
        });
        settles.audit.append({
          action: 'difference-settled',
          changed: { price_difference: settles.difference.amount, method: 'card' },
        });
      }
      if (!about) return;
      writeMailIntent(transaction, {
        ...about,
        kind: 'payment_refunded',
        occasion: `refund-${centsOf(total)}`,
        refund: { amount, method: 'card' },
        now,
        direct: true,
      });
    },
  };
}

/**
 * The ledger's row of a refund, and one beside it of what the job doesn't count as returned, because another amount is
 * open. Reads only; the returned function writes.
 */
async function prepareRow(
  transaction: Transaction,
  paid: Pick<Settled, 'job' | 'report' | 'reportId' | 'payment'>,
  { amount, total, at }: ProviderRefund & { readonly at: Timestamp },
  price_difference: PriceDifference<Timestamp> | null,
): Promise<() => void> {
  const ledger = await openLedger(transaction, paid);
  const { job, payment } = paid;
  const row = {
    kind: 'refund',
    when: centsOf(total),
    method: 'card',
    providerId: payment?.payment_intent ?? null,
    at,
  } as const;
  const after = job
    ? moneyOfJob(price_difference ? { ...job.stored, price_difference } : job.stored, ledger.before.waived)
    : payment
      ? moneyOfReport({ ...payment, refunded_amount: total }, ledger.before.waived)
      : ledger.before;
  const counted = ledgerChange(ledger.before, after)?.cents ?? 0;
  return () => {
    ledger.append({ ...row, occasion: 'refund' }, after);
    ledger.appendBeside({ ...row, occasion: 'beyond' }, -centsOf(amount) - counted);
  };
}

/**
 * A refund that was taken for ours and turns out to be the office's own: client and office are notified after all. Does
 * nothing without one. Reads only; `write` makes the changes.
 */
export async function prepareAssumedRefund(
  transaction: Transaction,
  paid: Settled,
  now: Date,
  options: { readonly settlesDifference?: boolean } = {},
): Promise<{ readonly write: () => void }> {
  const assumed = paid.payment?.refund_assumed;
  if (!assumed) return { write: () => undefined };
  const refund = await prepareProviderRefund(transaction, paid, assumed, now, options);
  return {
    write() {
      refund.write();
      transaction.update(paymentReference(paid.reportId), { refund_assumed: null });
      transaction.update(paymentEvents().doc(assumed.event), { notice: 'refunded' });
      writeMailIntent(transaction, {
        kind: 'office_payment_notice',
        subject: { collection: collections.paymentEvents, id: assumed.event },
        recipient: business.officeEmail,
        now,
      });
    },
  };
}
