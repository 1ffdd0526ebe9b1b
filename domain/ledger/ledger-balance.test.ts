import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../job/job-status';
import { moneyBack } from '../payment/money-back';
import type { CorrectedPayment, Payment, PaymentState } from '../payment/payment-state';
import {
  canBeReopened,
  differenceAfterReturn,
  newDifference,
  receivedFor,
  reopenedDifference,
  restoredDifference,
  settledDifference,
  type PriceDifference,
} from '../payment/price-difference';
import { settledPayment, waiverOf } from '../payment/settle-payment';
import { unbalanced, unbalancedAtProvider, wholeWaiver } from './ledger-problems';
import { centsOf, ledgerChange, moneyInRows, moneyOfJob, noMoney, type Money } from './money-of';
import { rowsOfJob, type KnownRow } from './rows-of-job';

interface Moment {
  toMillis(): number;
  toDate(): Date;
}

const momentAt = (seconds: number): Moment => ({
  toMillis: () => 1_767_225_600_000 + seconds * 1_000,
  toDate: () => new Date(1_767_225_600_000 + seconds * 1_000),
});

interface ModelJob {
  status: JobStatus;
  payment_state: PaymentState;
  payment: (Payment<Moment> & { readonly replaced: Payment<Moment> | null }) | null;
  held_payment: null;
  price_difference: PriceDifference<Moment> | null;
  corrected_payments: CorrectedPayment<Moment>[];
  total_price: number;
  charge: number;
  created_at: Moment;
}

const newJob = (price: number): ModelJob => ({
  status: 'completed',
  payment_state: 'unpaid',
  payment: null,
  held_payment: null,
  price_difference: null,
  corrected_payments: [],
  total_price: price,
  charge: 0,
  created_at: momentAt(0),
});

type Step =
  | { readonly do: 'pay' | 'waive' | 'correct' | 'settle' | 'reopen' | 'forgive' | 'restore' }
  | { readonly do: 'reprice'; readonly price: number; readonly choice: 'settle' | 'waive' }
  | { readonly do: 'refund'; readonly dollars: number }
  | { readonly do: 'end'; readonly charge: number; readonly money: 'refund' | 'keep' };

const by = 'desk@example.com';
const dueOf = (job: ModelJob) => (job.status === 'cancelled' ? job.charge : job.total_price);

/** The job after a step, as the product changes it; null if the product refuses it. */
function after(job: ModelJob, step: Step, at: Moment): Partial<ModelJob> | null {
  const { payment_state: state, payment, price_difference: difference } = job;
  const isPaid = state === 'paid';
  switch (step.do) {
    case 'pay':
    case 'waive': {
      const becomes = step.do === 'pay' ? ('paid' as const) : ('waived' as const);
      if (isPaid || state === becomes) return null;
      const settlement = {
        state: becomes,
        method: becomes === 'paid' ? 'check' : '',
        note: '',
        by,
        at,
      } as const;
      const unsettled = { due: dueOf(job), waiver: waiverOf(state, payment) };
      return { payment_state: becomes, payment: settledPayment(settlement, unsettled) };
    }
    case 'correct': {
      if (!payment || state === 'unpaid') return null;
      const { replaced, ...recorded } = payment;
      return {
        payment_state: replaced ? 'waived' : 'unpaid',
        payment: replaced && { ...replaced, replaced: null },
        price_difference: null,
        corrected_payments: [
          ...job.corrected_payments,
          { ...recorded, state, corrected_at: at, corrected_by: by, reason: 'x' },
        ],
      };
    }
    case 'reprice': {
      const received = receivedFor(job);
      const change = received === null ? null : { received, price: step.price, choice: step.choice, at, by };
      return { total_price: step.price, price_difference: change && newDifference(change) };
    }
    case 'settle':
    case 'forgive': {
      if (difference?.state !== 'open') return null;
      const outcome = step.do === 'settle' ? ('settled' as const) : ('waived' as const);
      const settling = { outcome, method: step.do === 'settle' ? 'cash' : '', note: '', at, by } as const;
      return { price_difference: settledDifference(difference, settling) };
    }
    case 'reopen':
      if (!difference || !canBeReopened(difference)) return null;
      return { price_difference: reopenedDifference(difference, 'x') };
    case 'refund':
      return isPaid
        ? { price_difference: differenceAfterReturn(job, step.dollars, { at, by }) ?? difference }
        : null;
    case 'end':
      if (job.status === 'cancelled') return null;
      return {
        status: 'cancelled',
        charge: step.charge,
        ...moneyBack<Moment>(job, { owed: step.charge, money: step.money, by, at, due: at }),
      };
    case 'restore':
      if (job.status !== 'cancelled') return null;
      return { status: 'completed', charge: 0, price_difference: restoredDifference(job) };
  }
}

const dollars = fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100);
const steps = fc.array(
  fc.oneof(
    fc.constantFrom<Step>(
      { do: 'pay' },
      { do: 'waive' },
      { do: 'correct' },
      { do: 'settle' },
      { do: 'reopen' },
      { do: 'forgive' },
      { do: 'restore' },
    ),
    fc.record({
      do: fc.constant('reprice' as const),
      price: dollars,
      choice: fc.constantFrom('settle' as const, 'waive' as const),
    }),
    fc.record({ do: fc.constant('refund' as const), dollars }),
    fc.record({
      do: fc.constant('end' as const),
      charge: dollars,
      money: fc.constantFrom('refund' as const, 'keep' as const),
    }),
  ),
  { maxLength: 14 },
);

interface Outcome {
  readonly job: ModelJob;
  readonly rows: readonly KnownRow[];
}

/** The money of a job, whose rows know what was waived as a whole. */
const moneyOf = (job: ModelJob, rows: readonly KnownRow[]): Money =>
  moneyOfJob(job, wholeWaiver(rows, centsOf(dueOf(job))));

/** Takes each step with the row that its transaction writes, and sees after each that the rows balance. */
function run(price: number, taken: readonly Step[]): Outcome {
  let job = newJob(price);
  const rows: KnownRow[] = [];
  for (const [index, step] of taken.entries()) {
    const changed = after(job, step, momentAt(index + 1));
    if (!changed) continue;
    const before = moneyOfJob(job, moneyInRows(rows).waived);
    const next = { ...job, ...changed };
    const isWaivedNow = next.payment_state === 'waived' && (step.do === 'waive' || step.do === 'correct');
    const waived = isWaivedNow ? centsOf(dueOf(next)) : before.waived;
    const row = ledgerChange(before, moneyOfJob(next, waived));
    if (row) rows.push({ id: `row-${index}`, applied: true, ...row });
    job = next;
    expect(unbalanced('job', rows, moneyOf(job, rows))).toBeNull();
  }
  return { job, rows };
}

describe('the ledger', () => {
  it('comes to a job’s money to the penny after any payments, refunds, corrections, undos and waivers', () => {
    fc.assert(
      fc.property(dollars, steps, (price, taken) => {
        run(price, taken);
      }),
      { numRuns: 2_000 },
    );
  });

  it('doesn’t balance without one of its rows of money', () => {
    fc.assert(
      fc.property(dollars, steps, fc.nat(), (price, taken, which) => {
        const { job, rows } = run(price, taken);
        const ofMoney = rows.filter(({ cents }) => cents !== 0);
        fc.pre(ofMoney.length > 0);
        const lost = ofMoney[which % ofMoney.length];
        const rest = rows.filter((row) => row !== lost);
        expect(unbalanced('job', rest, moneyOf(job, rest))).not.toBeNull();
      }),
    );
  });

  it('is complete with the rows that a record still gives, when some of them are there already', () => {
    fc.assert(
      fc.property(dollars, steps, fc.array(fc.boolean()), (price, taken, written) => {
        const { job } = run(price, taken);
        const all = rowsOfJob('job', job, null).map((row) => ({ ...row, applied: true }));
        const known = all.filter((_, index) => written[index]);
        const missing = rowsOfJob('job', job, null, known).map((row) => ({ ...row, applied: true }));
        const rows = [...known, ...missing];
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(unbalanced('job', rows, moneyOf(job, rows))).toBeNull();
        expect(rowsOfJob('job', job, null, rows)).toEqual([]);
      }),
    );
  });
});

it('a job whose rows are complete lacks none, even if their steps are not those of its record', () => {
  const payment = {
    amount: 150,
    method: 'card',
    note: '',
    by: 'online',
    at: momentAt(1),
    replaced: null,
  } as const;
  const difference = { received: 120, amount: -30, state: 'settled', at: momentAt(2), by, note: '' } as const;
  const job: ModelJob = {
    ...newJob(120),
    payment_state: 'paid',
    payment,
    price_difference: { ...difference, settled_at: momentAt(3), settled_by: by, method: 'card' },
  };
  const row = { applied: true, waived_cents: 0 };
  const known = [
    { ...row, id: `job.payment.${payment.at.toMillis()}`, cents: 15_000 },
    { ...row, id: 'job.refund.3000', cents: -3_000 },
  ];
  expect(rowsOfJob('job', job, 'pi', known)).toEqual([]);
});

it('what is in no row is named, with both sums', () => {
  const row = { cents: 14_100, waived_cents: 0, applied: true };
  expect(unbalanced('bookings/1', [row], { received: 14_050, waived: 0 })).toEqual({
    record: 'bookings/1',
    sentence: 'received $140.50, and the ledger has $141.00',
  });
  expect(unbalanced('bookings/1', [], { received: 0, waived: 100 })?.sentence).toContain('waived $1.00');
  expect(unbalanced('bookings/1', [{ ...row, applied: false }], noMoney)).toBeNull();
});

it('a payment at the provider is what was paid there less what was returned', () => {
  expect(unbalancedAtProvider('pi', [{ cents: 100 }, { cents: -40 }], 60)).toBeNull();
  expect(unbalancedAtProvider('pi', [{ cents: 100 }], 60)).not.toBeNull();
});
