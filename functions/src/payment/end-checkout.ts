import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { dollars } from '@domain/text/dollars';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import {
  paymentReference,
  reportPayments,
  type StoredReportPayment,
} from '../records/payment/stored-payment';
import { stripeClient } from './stripe-client';

/** A payer opened another checkout meanwhile, so that one has to be ended first. */
export class CheckoutOpened extends Error {}

/**
 * Ends a job's open checkout at the provider, so that its page no longer takes the old amount.
 * @returns its session id; null if none is open.
 * @throws AppError `unavailable` if the provider can't end it, for example because the client is paying now.
 */
export async function endOpenCheckout(bookingId: string): Promise<string | null> {
  const { docs } = await reportPayments().where('booking_id', '==', bookingId).limit(1).get();
  const checkout = docs[0]?.data().checkout;
  if (checkout?.state !== 'open') return null;
  if (config.paymentProvider === 'stripe') await expire(checkout.session_id);
  return checkout.session_id;
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
 * Marks the checkout of a report expired, because its amount is outdated. Whoever is opening one for the old amount gets
 * a new one.
 * @param ended the session that `endOpenCheckout` ended
 * @throws CheckoutOpened, and AppError `invalid-input` while a payment is on its way
 */
export function writeCheckoutEnd(
  transaction: Transaction,
  payment: StoredReportPayment,
  ended: string | null,
): void {
  const { checkout, report_id: reportId } = payment;
  if (checkout?.state === 'processing') {
    const sentence = `The client’s bank is confirming a payment of ${dollars(checkout.amount)}. Change the price once it has arrived.`;
    throw new AppError('invalid-input', 'a payment is on its way', sentence, {
      fields: { total_price: sentence },
    });
  }
  if (checkout?.state === 'open' && checkout.session_id !== ended) throw new CheckoutOpened();
  if (checkout?.state !== 'open' && checkout?.state !== 'opening') return;
  transaction.update(paymentReference(reportId), { checkout: { ...checkout, state: 'expired' } });
}
