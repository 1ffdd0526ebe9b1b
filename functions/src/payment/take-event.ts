import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { documentIdField } from '@domain/firestore/document-id';
import { collections } from '@domain/firestore/paths';
import { paymentTransitions } from '@domain/payment/payment';
import type { CheckoutState, PaymentNotice } from '@domain/payment/report-payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import {
  paymentReference,
  reportPayments,
  type StoredCheckout,
  type StoredReportPayment,
} from '../records/payment/stored-payment';
import type { PaymentEvent } from './payment-event';
import { prepareSettlement } from './prepare-settlement';
import { readDue } from './read-due';
import { paymentEvents } from '../records/payment/payment-events';

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
  const { reportId, amount, currency, paymentIntent, sessionId } = event;
  const found = await dueOf(transaction, reportId);
  const outcome = { reportId, bookingId: null, amount, paymentIntent, write: nothing };
  if (!found) return { ...outcome, notice: 'not-found' };
  const bookingId = found.report.report.booking_id;
  const { checkout } = found.payment ?? {};
  if (checkout?.session_id === sessionId && checkout.state === 'done') {
    return { ...outcome, bookingId, notice: null };
  }
  if (!paymentTransitions[found.before].includes('paid')) {
    return { ...outcome, bookingId, notice: 'paid-twice' };
  }
  if (currency !== 'usd' || centsOf(amount) !== centsOf(found.due)) {
    return { ...outcome, bookingId, notice: 'wrong-amount' };
  }
  const provided = {
    payment_intent: paymentIntent,
    checkout: movedCheckout(found.payment, sessionId, 'done'),
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
  // The office also marked it paid moments ago: the mark is dropped, and the office decides which payment to return.
  const notice = found.held?.state === 'paid' ? ('paid-twice' as const) : null;
  return { ...outcome, bookingId, notice, write: settlement.write };
}

async function prepareCheckout(
  transaction: Transaction,
  { kind, reportId, sessionId }: Exclude<OfCheckout, Paid>,
): Promise<Outcome> {
  const found = await dueOf(transaction, reportId);
  const bookingId = found?.report.report.booking_id ?? null;
  const outcome = { reportId, bookingId, amount: 0, paymentIntent: null, notice: null };
  const checkout = movedCheckout(found?.payment, sessionId, kind);
  const mayMove = found?.before !== 'paid' && checkout?.session_id === sessionId;
  if (!found || !mayMove) return { ...outcome, write: nothing };
  const reference = paymentReference(found.report.id);
  return { ...outcome, write: () => void transaction.update(reference, { checkout }) };
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
  const record = { collection: collections.reportPayments, id: found.id };
  const audit = await openAuditTrail(transaction, record, provider, now);
  return {
    ...outcome,
    ...named,
    write: () => {
      // Events can arrive out of order, and an earlier refund event has a smaller total.
      const refunded = Math.max(amount, payment.refunded_amount);
      transaction.update(found.ref, {
        refunded_amount: refunded,
        refunded_at: Timestamp.fromDate(now),
      });
      audit.append({ action: 'refunded', changed: { amount: refunded } });
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

/** The amount due for the report of an event; null if the report isn't ours. */
async function dueOf(transaction: Transaction, reportId: string | null) {
  return reportId !== null && documentIdField.isValidSync(reportId) ? readDue(transaction, reportId) : null;
}

/** Compares in cents, like the provider, because 0.1 + 0.2 is not 0.3. */
const centsOf = (dollars: number) => Math.round(dollars * 100);

/** A report's checkout with a new state; unchanged if the event is about another checkout. */
function movedCheckout(
  payment: StoredReportPayment | undefined,
  sessionId: string,
  state: CheckoutState,
): StoredCheckout | null {
  const checkout = payment?.checkout ?? null;
  return checkout?.session_id === sessionId ? { ...checkout, state } : checkout;
}
