import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { dollars } from '@domain/text/dollars';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import {
  paymentReference,
  reportPayments,
  type StoredReportPayment,
} from '../records/payment/stored-payment';
import { stripeClient } from './stripe-client';

/** A checkout is open for the old amount, so it has to be ended first. */
export class CheckoutOpen extends Error {}

/**
 * Ends a job's open checkout, so that its page no longer takes the old amount: at the provider, and then in our record.
 * @throws AppError `unavailable` if the provider can't end it, for example because the client is paying now.
 */
export async function endOpenCheckout(bookingId: string): Promise<void> {
  const { docs } = await reportPayments().where('booking_id', '==', bookingId).limit(1).get();
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
