import { Timestamp } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { moneyOfJob } from '@domain/ledger/money-of';
import {
  canBeReopened,
  fitsCard,
  reopenedDifference,
  settledDifference,
  type PriceDifference,
} from '@domain/payment/price-difference';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { openJobLedger, type Ledger } from '../records/ledger/open-ledger';
import type { StoredJob } from '../records/job/stored-job';
import { prepareDifferenceMail } from '../payment/prepare-difference-mail';

const actions = {
  settled: 'difference-settled',
  waived: 'difference-waived',
  open: 'difference-reopened',
  'card-refund': 'card-refund-begun',
} as const;

/**
 * office-job-difference: records that an open difference of the price was paid, returned, or waived; takes such a
 * record back, which leaves the difference open; or returns it to the card that paid online. The client gets a receipt.
 */
export const settleDifference = callable('office-job-difference', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-difference', idempotencyKey, asked);
  const { bookingId, outcome, method, note } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    const difference = job.price_difference;
    if (!difference || !isAsSeen(difference, asked)) {
      const sentence = 'This difference was already settled or reopened, or the price has changed again.';
      throw new AppError('already-handled', 'another difference', sentence);
    }
    if (outcome === 'card-refund') refuseCardRefund(job, difference);
    else if (job.card_refund_at) throw notNow('a card refund is under way', onItsWay);
    const mail = await prepareDifferenceMail(transaction, { bookingId, job, difference }, asked, now);
    const ledger = await openJobLedger(transaction, bookingId, job);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const at = Timestamp.fromDate(now);
    const settling = { method, note, at, by: admin.email };
    if (outcome === 'card-refund') {
      transaction.update(reference, { card_refund_at: at });
    } else {
      const price_difference =
        outcome === 'open'
          ? reopenedDifference(difference, note)
          : settledDifference(difference, { ...settling, outcome });
      transaction.update(reference, { price_difference });
      append(ledger, { ...job, price_difference }, { outcome, method, at });
    }
    mail();
    audit.append({
      action: actions[outcome],
      changed: { price_difference: difference.amount, method, ...(note !== '' && { note }) },
    });
    return { bookingId };
  });
});

/** The ledger's row: what was paid or returned, that it need not be, or that neither was so. */
function append(
  ledger: Ledger,
  job: StoredJob,
  {
    outcome,
    method,
    at,
  }: Pick<CallRequest<'office-job-difference'>, 'method'> & {
    readonly outcome: 'settled' | 'waived' | 'open';
    readonly at: Timestamp;
  },
): void {
  const isBack = (job.price_difference?.amount ?? 0) < 0;
  const paid = job.status === 'cancelled' ? ('fee' as const) : ('payment' as const);
  const kinds = {
    settled: isBack ? ('refund' as const) : paid,
    waived: 'waiver',
    open: 'correction',
  } as const;
  const entry = { kind: kinds[outcome], occasion: 'difference', when: at.toMillis(), method, at } as const;
  ledger.append(entry, moneyOfJob(job, 0));
}

const onItsWay = 'This refund is already on its way.';

/** @throws AppError `already-handled` if there is nothing to return to a card, or it is on its way. */
function refuseCardRefund(
  { payment, card_refund_at: begun }: StoredJob,
  { amount }: { amount: number },
): void {
  if (begun) throw notNow('a card refund is under way', onItsWay);
  if (amount < 0 && fitsCard(payment, -amount)) return;
  throw notNow(
    'no card refund',
    payment?.by === 'online'
      ? 'This is more than the card paid, so it can’t all go back to it. Refund it another way and record that here.'
      : 'This wasn’t paid online, so it can’t go back to a card here.',
  );
}

const notNow = (why: string, sentence: string) => new AppError('already-handled', why, sentence);

/** Whether nothing was recorded since the office's screen showed it, and it can become what was asked. */
function isAsSeen(
  difference: PriceDifference<Timestamp>,
  { changedAt, settledAt, outcome }: Omit<CallRequest<'office-job-difference'>, 'idempotencyKey'>,
): boolean {
  const iso = (at: Timestamp | null) => at?.toDate().toISOString() ?? null;
  if (iso(difference.at) !== changedAt || iso(difference.settled_at) !== (settledAt ?? null)) return false;
  return outcome === 'open' ? canBeReopened(difference) : difference.state === 'open';
}
