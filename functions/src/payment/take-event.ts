import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { documentIdField } from '@domain/firestore/document-id';
import { collections } from '@domain/firestore/paths';
import { movedCheckout, movesCheckout, paidOutcome } from '@domain/payment/paid-event';
import type { PaymentNotice } from '@domain/payment/report-payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { paymentEvents } from '../records/payment/payment-events';
import { paymentReference, reportPayments } from '../records/payment/stored-payment';
import type { PaymentEvent } from './payment-event';
import { prepareSettlement, receiptAbout } from './prepare-settlement';
import { readDue } from './read-due';

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
    const outcome = await prepare(transaction, event, now);
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

function prepare(transaction: Transaction, event: PaymentEvent, now: Date): Promise<Outcome> {
  if (event.kind === 'paid') return preparePaid(transaction, event, now);
  return 'sessionId' in event
    ? prepareCheckout(transaction, event)
    : prepareReturned(transaction, event, now);
}

type OfCheckout = Extract<PaymentEvent, { readonly sessionId: string }>;
type Paid = Extract<PaymentEvent, { readonly kind: 'paid' }>;
type Returned = Exclude<PaymentEvent, OfCheckout>;

async function preparePaid(transaction: Transaction, event: Paid, now: Date): Promise<Outcome> {
  const { reportId, amount, paymentIntent, sessionId } = event;
  const found = await dueOf(transaction, reportId);
  const checkout = found?.payment?.checkout ?? null;
  const { settles, notice } = paidOutcome(event, found && { ...found, checkout });
  const bookingId = found?.job?.record.id ?? null;
  const outcome = { reportId, bookingId, amount, paymentIntent, notice };
  if (!found || !settles) return { ...outcome, write: nothing };
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
  { kind, paymentIntent, amount }: Returned,
  now: Date,
): Promise<Outcome> {
  const outcome = { amount, paymentIntent, write: nothing };
  const found = await byPaymentIntent(transaction, reportPayments(), paymentIntent);
  if (!found) {
    // A payment that settled nothing: paid twice, or a wrong amount.
    const earlier = (await byPaymentIntent(transaction, paymentEvents(), paymentIntent))?.data();
    const { report_id: reportId, booking_id: bookingId } = earlier ?? { report_id: null, booking_id: null };
    return { ...outcome, reportId, bookingId, notice: reportId === null ? 'not-found' : kind };
  }
  const payment = found.data();
  const named = { reportId: found.id, bookingId: payment.booking_id, notice: kind };
  if (kind === 'disputed') return { ...outcome, ...named };
  const due = await readDue(transaction, found.id);
  // A refund that we asked for is recorded, and its receipt written, by `sweepCardRefunds`.
  const ours = amount <= payment.refunded_amount || (due?.job?.stored.card_refund_at ?? null) !== null;
  const about = due && !ours ? receiptAbout(due) : null;
  const record = { collection: collections.reportPayments, id: found.id };
  const audit = await openAuditTrail(transaction, record, provider, now);
  return {
    ...outcome,
    ...named,
    notice: ours ? null : kind,
    write: () => {
      // Events can arrive out of order, and an earlier refund event has a smaller total.
      const refunded = Math.max(amount, payment.refunded_amount);
      transaction.update(found.ref, {
        refunded_amount: refunded,
        refunded_at: Timestamp.fromDate(now),
      });
      audit.append({ action: 'refunded', changed: { amount: refunded } });
      if (!about) return;
      const occasion = `refund-${Math.round(refunded * 100)}`;
      writeMailIntent(transaction, { ...about, kind: 'payment_refunded', occasion, now, direct: true });
    },
  };
}

async function byPaymentIntent<Record extends object>(
  transaction: Transaction,
  records: CollectionReference<Record, Record>,
  intent: string | null,
) {
  if (intent === null) return undefined;
  const query = records.where('payment_intent', '==', intent).limit(1);
  return (await transaction.get(query)).docs[0];
}

/** The amount due for the report of an event, which may still be to come; null if it isn't ours. */
async function dueOf(transaction: Transaction, reportId: string | null) {
  return reportId !== null && documentIdField.isValidSync(reportId) ? readDue(transaction, reportId) : null;
}
