import type { Instant } from '../firestore/instant';
import { amountDue } from '../job/amount-due';
import type { StoredJob } from '../job/job-record';
import { movedSince } from '../payment/price-difference';
import type { CorrectedPayment } from '../payment/payment-state';
import type { ReportPayment } from '../payment/report-payment';
import { ledgerId } from './ledger-id';
import { wholeWaiver } from './ledger-problems';
import type { LedgerRow } from './ledger-row';
import { centsOf, ledgerChange, moneyInRows, moneyOfJob, moneyOfReport, type Money } from './money-of';

/** A row's money, and how it is recorded. */
export interface RowOfMoney<At> extends Pick<
  LedgerRow<At>,
  'kind' | 'method' | 'provider_id' | 'cents' | 'waived_cents' | 'at'
> {
  readonly id: string;
}

/** A row that is there already. */
export type KnownRow = Pick<LedgerRow<unknown>, 'cents' | 'waived_cents' | 'applied'> & {
  readonly id: string;
};

type Job<At> = Pick<
  StoredJob<At>,
  | 'payment_state'
  | 'payment'
  | 'price_difference'
  | 'corrected_payments'
  | 'total_price'
  | 'charge'
  | 'status'
  | 'created_at'
>;

/**
 * The rows that a job lacks, by what its record still says of its money: those of a job from before there was a ledger.
 * With the rows that are there they come to the job's money.
 * @param intent the provider's id of the job's payment
 */
export function rowsOfJob<At extends Instant>(
  id: string,
  job: Job<At>,
  intent: string | null,
  known: readonly KnownRow[] = [],
): readonly RowOfMoney<At>[] {
  const { payment_state: state, payment, price_difference: difference } = job;
  const due = centsOf(amountDue(job));
  const rows = correctedRows(id, job.corrected_payments, due);
  if (state === 'waived' && payment)
    rows.push(waiver(ledgerId(id, 'waiver', payment.at.toMillis()), due, payment.at));
  if (state === 'paid' && payment) {
    const kind = job.status === 'cancelled' ? ('fee' as const) : ('payment' as const);
    const online = payment.by === 'online' ? intent : null;
    rows.push({
      ...{ id: ledgerId(id, 'payment', payment.at.toMillis()), kind, method: payment.method, at: payment.at },
      ...{ provider_id: online, cents: centsOf(payment.amount), waived_cents: 0 },
    });
    const moved = centsOf(movedSince(payment, difference));
    if (difference && moved !== 0) {
      const at = difference.settled_at ?? difference.at;
      const isBack = moved < 0;
      const byCard = isBack && difference.method === 'card' ? online : null;
      rows.push({
        ...{ id: ledgerId(id, 'difference', at.toMillis()), kind: isBack ? 'refund' : kind },
        ...{ method: difference.method, provider_id: byCard, cents: moved, waived_cents: 0, at },
      });
    }
    const { waived } = moneyOfJob(job, 0);
    if (difference && waived !== 0) {
      const at = difference.settled_at ?? difference.at;
      rows.push(waiver(ledgerId(id, 'price', at.toMillis()), waived, at));
    }
  }
  const at =
    difference?.settled_at ?? payment?.at ?? job.corrected_payments.at(-1)?.corrected_at ?? job.created_at;
  return missingRows(id, { rows, known, at }, (all) => moneyOfJob(job, wholeWaiver(all, due)));
}

/** The same for a report without a job. */
export function rowsOfReport<At extends Instant>(
  id: string,
  payment: ReportPayment<At>,
  known: readonly KnownRow[] = [],
): readonly RowOfMoney<At>[] {
  const due = centsOf(payment.amount);
  const rows = correctedRows(id, payment.corrected_payments, due);
  const at = payment.settled_at ?? payment.paid_at ?? payment.created_at;
  if (payment.state === 'waived') rows.push(waiver(ledgerId(id, 'waiver', at.toMillis()), due, at));
  if (payment.state === 'paid') {
    const { method, payment_intent: provider_id } = payment;
    rows.push({
      ...{ id: ledgerId(id, 'payment', at.toMillis()), kind: 'payment', method, provider_id },
      ...{ cents: due, waived_cents: 0, at },
    });
    const refunded = centsOf(payment.refunded_amount);
    if (refunded !== 0) {
      rows.push({
        ...{ id: ledgerId(id, 'refund', refunded), kind: 'refund', method: 'card', provider_id },
        ...{ cents: -refunded, waived_cents: 0, at: payment.refunded_at ?? at },
      });
    }
  }
  return missingRows(id, { rows, known, at }, (all) => moneyOfReport(payment, wholeWaiver(all, due)));
}

function waiver<At>(id: string, waived_cents: number, at: At): RowOfMoney<At> {
  return { id, kind: 'waiver', method: '', provider_id: null, cents: 0, waived_cents, at };
}

/** Payments and waivers that were recorded by mistake, each with its correction. */
function correctedRows<At extends Instant>(
  id: string,
  corrected: readonly CorrectedPayment<At>[],
  due: number,
): RowOfMoney<At>[] {
  return corrected.flatMap(({ state, amount, method, at, corrected_at }) => {
    const cents = state === 'paid' ? centsOf(amount) : 0;
    const waived_cents = state === 'waived' ? due : 0;
    const moment = at.toMillis();
    return [
      state === 'paid'
        ? {
            ...{ id: ledgerId(id, 'payment', moment), kind: 'payment' as const, method, provider_id: null },
            ...{ cents, waived_cents, at },
          }
        : waiver(ledgerId(id, 'waiver', moment), waived_cents, at),
      {
        ...{ id: ledgerId(id, 'correction', corrected_at.toMillis()), kind: 'correction' as const, method },
        ...{ provider_id: null, cents: 0 - cents, waived_cents: 0 - waived_cents, at: corrected_at },
      },
    ];
  });
}

interface Found<At> {
  readonly rows: readonly RowOfMoney<At>[];
  readonly known: readonly KnownRow[];
  /** The last moment at which money moved. */
  readonly at: At;
}

/** The rows that aren't known, and one for what the record doesn't say anymore. */
function missingRows<At>(
  id: string,
  { rows, known, at }: Found<At>,
  moneyOf: (rows: readonly Pick<KnownRow, 'cents' | 'waived_cents' | 'applied'>[]) => Money,
): readonly RowOfMoney<At>[] {
  // Complete already, by rows whose steps may not be those of the record.
  if (known.length > 0 && !ledgerChange(moneyInRows(known), moneyOf(known))) return [];
  const ids = new Set(known.map((row) => row.id));
  const missing = rows.filter((row) => !ids.has(row.id) && (row.cents !== 0 || row.waived_cents !== 0));
  const all = [...known, ...missing.map((row) => ({ ...row, applied: true }))];
  const rest = ledgerChange(moneyInRows(all), moneyOf(all));
  if (!rest) return missing;
  const kind = rest.cents > 0 ? ('payment' as const) : ('correction' as const);
  const opening = { id: ledgerId(id, 'opening'), kind, method: '', provider_id: null } as const;
  return [...missing, { ...opening, ...rest, at }];
}
