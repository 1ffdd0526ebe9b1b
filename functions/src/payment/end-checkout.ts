import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Stripe } from 'stripe';
import { AppError } from '@domain/errors/app-error';
import { dollars } from '@domain/text/dollars';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import { readableRecord } from '../platform/readable';
import {
  paymentReference,
  reportPayments,
  type StoredReportPayment,
} from '../records/payment/stored-payment';
import { isRefusal, stripeClient } from './stripe-client';

const paymentsOfJob = (bookingId: string) => reportPayments().where('booking_id', '==', bookingId).limit(1);

/** A checkout is open for the old amount, so it has to be ended first. */
export class CheckoutOpen extends Error {}

/**
 * Ends a job's open checkout, so that its page no longer takes the old amount: at the provider, and then in our record.
 * @throws AppError `unavailable` if the provider can't end it, for example because the client is paying now.
 */
export async function endOpenCheckout(bookingId: string): Promise<void> {
  const { docs } = await paymentsOfJob(bookingId).get();
  const payment = docs[0]?.data();
  if (payment?.checkout?.state !== 'open') return;
  const { session_id: ended } = payment.checkout;
  if (config.paymentProvider === 'stripe') await expire(ended);
  const reference = paymentReference(payment.report_id);
  await commit('checkout-ended', async (transaction) => {
    const checkout = (await transaction.get(reference)).data()?.checkout;
    if (checkout?.state !== 'open' || checkout.session_id !== ended) return;
    transaction.update(reference, { checkout: { ...checkout, state: 'expired' } });
  });
}

async function expire(sessionId: string): Promise<void> {
  const { sessions } = (await stripeClient()).checkout;
  try {
    await sessions.expire(sessionId);
  } catch (error) {
    // ignored: the failure to end it is the one to report
    const { status } = await sessions.retrieve(sessionId).catch(() => ({ status: null }));
    if (status === 'expired') return;
    logs.checkoutNotEnded(error);
    const sentence =
      'The client has the payment page open, and it can’t be closed right now. Try again in a few minutes.';
    throw new AppError('unavailable', 'the checkout was not ended', sentence, {
      fields: { total_price: sentence },
    });
  }
}

/**
 * Lets an amount change: a checkout that is just being opened for the old one is marked expired, and its payer gets a
 * new one.
 * @throws CheckoutOpen, and AppError `invalid-input` while a payment is on its way
 */
export function writeCheckoutEnd(transaction: Transaction, payment: StoredReportPayment): void {
  const { checkout, report_id: reportId } = payment;
  if (checkout?.state === 'processing') {
    const sentence = `The client’s bank is confirming a payment of ${dollars(checkout.amount)}. Change the price once it has arrived.`;
    throw new AppError('invalid-input', 'a payment is on its way', sentence, {
      fields: { total_price: sentence },
    });
  }
  if (checkout?.state === 'open') throw new CheckoutOpen();
  if (checkout?.state !== 'opening') return;
  transaction.update(paymentReference(reportId), { checkout: { ...checkout, state: 'expired' } });
}

/**
 * The fields that take a payment's checkout out of use. Its session is left to `sweepCheckouts`, because what ends it
 * here must not wait for the provider.
 */
function checkoutEnd({
  checkout,
  ending_sessions: ending,
}: StoredReportPayment): Partial<StoredReportPayment> {
  if (checkout?.state !== 'open' && checkout?.state !== 'opening') return {};
  return {
    checkout: { ...checkout, state: 'expired' },
    ...(checkout.session_id !== '' && { ending_sessions: [...ending, checkout.session_id] }),
  };
}

/** Takes a job's checkout out of use. Reads only; `write` makes the change. */
export async function prepareCheckoutEnd(
  transaction: Transaction,
  bookingId: string,
): Promise<{ readonly write: () => void }> {
  const [found] = (await transaction.get(paymentsOfJob(bookingId))).docs;
  return { write: () => found && writeCheckoutOut(transaction, found.data()) };
}

/** Takes a payment's checkout out of use, if it has one that isn't. */
export function writeCheckoutOut(transaction: Transaction, payment: StoredReportPayment): void {
  const fields = checkoutEnd(payment);
  if (fields.checkout) transaction.update(paymentReference(payment.report_id), fields);
}

/** Ends what is out of use of a job's checkouts right away; `sweepCheckouts` ends what can't be ended now. */
export async function endSessionsSoon(bookingId: string): Promise<void> {
  try {
    const { docs } = await paymentsOfJob(bookingId).get();
    // The caller's cancellation waits for this, so it gets one short attempt.
    const once = { timeout: 3_000, maxNetworkRetries: 0 };
    for (const payment of docs) await endSessions(payment.data(), once);
  } catch (error) {
    logs.checkoutNotEnded(error);
  }
}

/** Ends the sessions of a payment that are out of use. Idempotent. @throws if the provider can't be reached */
export async function endSessions(
  { report_id: reportId, ending_sessions: sessions }: StoredReportPayment,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  for (const session of sessions) {
    await endSession(session, options);
    await paymentReference(reportId).update({ ending_sessions: FieldValue.arrayRemove(session) });
  }
}

/** Ends every session of a payment before its record is deleted. Idempotent. @throws if the provider can't be reached */
export async function clearSessions({ id }: { readonly id: string }): Promise<void> {
  // A damaged record must not keep the others from being deleted.
  const payment = readableRecord(await paymentReference(id).get());
  if (!payment) return;
  const { ending_sessions: sessions = [] } = { ...payment, ...checkoutEnd(payment) };
  for (const session of sessions) await endSession(session);
}

/** One that is over at the provider counts as ended. */
async function endSession(sessionId: string, options: Stripe.RequestOptions = {}): Promise<void> {
  if (config.paymentProvider !== 'stripe') return;
  try {
    await (await stripeClient()).checkout.sessions.expire(sessionId, {}, options);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
