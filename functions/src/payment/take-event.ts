import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { documentIdField } from '@domain/firestore/document-id';
import { collections } from '@domain/firestore/paths';
import { centsOf } from '@domain/ledger/money-of';
import { movedCheckout, movesCheckout, paidOutcome } from '@domain/payment/paid-event';
import type { PaymentNotice } from '@domain/payment/report-payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import type { StoredJob } from '../records/job/stored-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { prepareUnusedRow } from '../records/ledger/prepare-unused-row';
import { paymentEvents } from '../records/payment/payment-events';
import { paymentReference, reportPayments } from '../records/payment/stored-payment';
import type { PaymentEvent } from './payment-event';
import { prepareSettlement, receiptAbout, type Settled } from './prepare-settlement';
import { readDue } from './read-due';
import { prepareProviderRefund } from './refund-at-provider';

interface Received {
  /** The provider's id of the event. */
  readonly id: string;
  /** The provider's event type. */
  readonly type: string;
  readonly event: PaymentEvent;
}

/** The result of an event: what it concerns, and what only the office can decide. */
interface Outcome {
  readonly reportId: string | null;
  readonly bookingId: string | null;
  readonly amount: number;
  readonly paymentIntent: string | null;
  readonly notice: PaymentNotice | null;
  readonly write: () => void;
}

const provider: Actor = { kind: 'system', name: 'payments' };
const nothing = () => undefined;

/** Processes an event once, in one transaction with its effects; the provider may repeat and reorder events. */
export function takeEvent({ id, type, event }: Received, now: Date): Promise<'taken' | 'known'> {
  const reference = paymentEvents().doc(id);
  return commit('payment-event', async (transaction) => {
    if ((await transaction.get(reference)).exists) return 'known';
    const outcome = await prepare(transaction, id, event, now);
    outcome.write();
    const { reportId, bookingId, amount, paymentIntent, notice } = outcome;
    transaction.create(reference, {
      type,
      report_id: reportId,
      booking_id: bookingId,
      amount,
      payment_intent: paymentIntent,
      notice,
      created_at: Timestamp.fromDate(now),
    });
    if (notice !== null) {
      writeMailIntent(transaction, {
        kind: 'office_payment_notice',
        subject: { collection: collections.paymentEvents, id },
        recipient: business.officeEmail,
        now,
      });
    }
    return 'taken';
  });
}

function prepare(transaction: Transaction, id: string, event: PaymentEvent, now: Date): Promise<Outcome> {
  if (event.kind === 'paid') return preparePaid(transaction, id, event, now);
  return 'sessionId' in event
    ? prepareCheckout(transaction, event)
    : prepareReturned(transaction, id, event, now);
}

type OfCheckout = Extract<PaymentEvent, { readonly sessionId: string }>;
type Paid = Extract<PaymentEvent, { readonly kind: 'paid' }>;
type Returned = Exclude<PaymentEvent, OfCheckout>;

async function preparePaid(transaction: Transaction, id: string, event: Paid, now: Date): Promise<Outcome> {
  const { reportId, amount, paymentIntent, sessionId } = event;
  const found = await dueOf(transaction, reportId);
  const checkout = found?.payment?.checkout ?? null;
  const { settles, notice } = paidOutcome(event, found && { ...found, checkout });
  const bookingId = found?.job?.record.id ?? null;
  const outcome = { reportId, bookingId, amount, paymentIntent, notice };
  if (!settles || !found) {
    const isReceived = notice !== null && reportId !== null && event.currency === 'usd';
    if (!isReceived) return { ...outcome, write: nothing };
    const providerId = paymentIntent ?? sessionId;
    const row = await prepareUnusedRow(transaction, found, { providerId, cents: centsOf(amount) }, now);
    return {
      ...outcome,
      write() {
        row();
        if (found) writeUnused(transaction, found, { id, now });
      },
    };
  }
  const provided = {
    payment_intent: paymentIntent,
    checkout: movedCheckout(checkout, sessionId, 'done'),
  };
  const settlement = await prepareSettlement(transaction, found, {
    state: 'paid',
    method: 'card',
    note: '',
    by: 'online',
    amount,
    at: Timestamp.fromDate(now),
    actor: provider,
    now,
    provided,
  });
  return { ...outcome, write: settlement.write };
}

async function prepareCheckout(
  transaction: Transaction,
  { kind, reportId, sessionId }: Exclude<OfCheckout, Paid>,
): Promise<Outcome> {
  const found = await dueOf(transaction, reportId);
  const checkout = found?.payment?.checkout ?? null;
  const bookingId = found?.job?.record.id ?? null;
  const outcome = { reportId, bookingId, amount: 0, paymentIntent: null, notice: null };
  if (!found || !movesCheckout({ ...found, checkout }, sessionId)) return { ...outcome, write: nothing };
  const reference = paymentReference(found.reportId);
  const moved = movedCheckout(checkout, sessionId, kind);
  return { ...outcome, write: () => void transaction.update(reference, { checkout: moved }) };
}

async function prepareReturned(
  transaction: Transaction,
  id: string,
  { kind, paymentIntent, amount }: Returned,
  now: Date,
): Promise<Outcome> {
  const outcome = { amount, paymentIntent, notice: null, write: nothing };
  const [found] = await byPaymentIntent(transaction, reportPayments(), paymentIntent);
  if (!found) return prepareUnusedReturned(transaction, id, { kind, paymentIntent, amount }, now);
  const payment = found.data();
  const named = { ...outcome, reportId: found.id, bookingId: payment.booking_id };
  if (kind === 'disputed') return { ...named, notice: kind };
  // The provider names the total of all refunds. Events can arrive out of order, and ours are recorded when made.
  const refund = { amount: roundedDollars(amount - payment.refunded_amount), total: amount };
  if (refund.amount <= 0) return named;
  const due = await readDue(transaction, found.id);
  const isAssumed = payment.refund_assumed === null && isOurs(due?.job?.stored, refund.amount);
  const office = due && !isAssumed ? await prepareProviderRefund(transaction, due, refund, now) : null;
  const record = { collection: collections.reportPayments, id: found.id };
  const audit = await openAuditTrail(transaction, record, provider, now);
  return {
    ...named,
    notice: isAssumed ? null : kind,
    write: () => {
      transaction.update(found.ref, {
        refunded_amount: amount,
        refunded_at: Timestamp.fromDate(now),
        ...(isAssumed && { refund_assumed: { event: id, ...refund } }),
      });
      audit.append({ action: 'refunded', changed: { amount } });
      office?.write();
    },
  };
}

const roundedDollars = (amount: number) => centsOf(amount) / 100;

/**
 * Whether a refund looks like the one that we asked for. Its receipt is written by `sweepCardRefunds`, which finds out
 * whether it was.
 */
function isOurs(job: StoredJob | undefined, amount: number): boolean {
  const difference = job?.price_difference;
  if (!job?.card_refund_at || difference?.state !== 'open') return false;
  return centsOf(-difference.amount) === centsOf(amount);
}

/** What follows if a payment that settled nothing is returned or disputed: it was paid twice, or of a wrong amount. */
async function prepareUnusedReturned(
  transaction: Transaction,
  id: string,
  { kind, paymentIntent, amount }: Returned,
  now: Date,
): Promise<Outcome> {
  const events = (await byPaymentIntent(transaction, paymentEvents(), paymentIntent)).map((event) =>
    event.data(),
  );
  const { report_id: reportId, booking_id: bookingId } = events[0] ?? { report_id: null, booking_id: null };
  const outcome = { amount, paymentIntent, reportId, bookingId, write: nothing };
  if (reportId === null) return { ...outcome, notice: 'not-found' };
  // The provider names the total of all refunds.
  const before = events.filter(({ notice }) => notice === 'refunded').map((event) => event.amount);
  const returned = roundedDollars(amount - Math.max(0, ...before));
  if (kind !== 'refunded' || returned <= 0) return { ...outcome, notice: kind };
  const due = await dueOf(transaction, reportId);
  const refund = { providerId: paymentIntent, cents: -centsOf(returned), total: centsOf(amount) };
  const row = await prepareUnusedRow(transaction, due, refund, now);
  return {
    ...outcome,
    notice: kind,
    write() {
      row();
      if (due) writeUnused(transaction, due, { id, now, returned });
    },
  };
}

/** Notifies the client of a payment that settled nothing, or of US dollars returned from it. */
function writeUnused(
  transaction: Transaction,
  paid: Pick<Settled, 'job' | 'report'>,
  { id, now, returned }: { readonly id: string; readonly now: Date; readonly returned?: number },
): void {
  const about = receiptAbout(paid, 'online');
  if (!about) return;
  writeMailIntent(transaction, {
    kind: 'payment_unused',
    subject: { collection: collections.paymentEvents, id },
    recipient: about.recipient,
    ...(returned !== undefined && { refund: { amount: returned, method: 'card' } }),
    now,
    direct: true,
  });
}

async function byPaymentIntent<Record extends object>(
  transaction: Transaction,
  records: CollectionReference<Record, Record>,
  intent: string | null,
) {
  if (intent === null) return [];
  return (await transaction.get(records.where('payment_intent', '==', intent))).docs;
}

/** The amount due for the report of an event, which may still be to come; null if it isn't ours. */
async function dueOf(transaction: Transaction, reportId: string | null) {
  return reportId !== null && documentIdField.isValidSync(reportId) ? readDue(transaction, reportId) : null;
}
