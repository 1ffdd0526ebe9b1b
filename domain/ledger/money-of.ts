import type { Payment, PaymentState } from '../payment/payment-state';
import { receivedFor, type PriceDifference } from '../payment/price-difference';
import type { LedgerRow } from './ledger-row';

/** US cents that the ledger holds for a job or for a report without one. */
export interface Money {
  /** Received, less what was returned. */
  readonly received: number;
  /** What the client need not pay. */
  readonly waived: number;
}

export const noMoney: Money = { received: 0, waived: 0 };

export const centsOf = (dollars: number) => Math.round(dollars * 100);

interface PaidJob {
  readonly payment_state: PaymentState;
  readonly payment: Pick<Payment<unknown>, 'amount'> | null;
  readonly price_difference: Pick<PriceDifference<unknown>, 'received' | 'amount' | 'state'> | null;
  readonly total_price: number;
}

/**
 * The money of a job.
 * @param waiver US cents that were waived, for a job that is waived as a whole and doesn't say how much that was
 */
export function moneyOfJob(job: PaidJob, waiver: number): Money {
  if (job.payment_state === 'waived') return { received: 0, waived: waiver };
  const received = receivedFor(job);
  if (received === null) return noMoney;
  const difference = job.price_difference;
  const waived = difference?.state === 'waived' ? Math.max(0, difference.amount) : 0;
  return { received: centsOf(received), waived: centsOf(waived) };
}

interface PaidReport {
  readonly state: PaymentState;
  readonly amount: number;
  readonly refunded_amount: number;
}

/** The money of a report without a job; `waiver` as above. */
export function moneyOfReport({ state, amount, refunded_amount }: PaidReport, waiver: number): Money {
  if (state === 'waived') return { received: 0, waived: waiver };
  return state === 'paid' ? { received: centsOf(amount) - centsOf(refunded_amount), waived: 0 } : noMoney;
}

type Counted = Pick<LedgerRow<unknown>, 'cents' | 'waived_cents' | 'applied'>;

/** The money by the rows of a job or report. */
export function moneyInRows(rows: readonly Counted[]): Money {
  return rows
    .filter(({ applied }) => applied)
    .reduce(
      (sum, { cents, waived_cents: waived }) => ({
        received: sum.received + cents,
        waived: sum.waived + waived,
      }),
      noMoney,
    );
}

/** What a row has to hold for money to become what it is now; null if nothing changes. */
export function ledgerChange(before: Money, after: Money): Pick<LedgerRow, 'cents' | 'waived_cents'> | null {
  const cents = after.received - before.received;
  const waived_cents = after.waived - before.waived;
  return cents === 0 && waived_cents === 0 ? null : { cents, waived_cents };
}
