import { Timestamp } from 'firebase-admin/firestore';
import type { PaymentState } from '@domain/payment/payment-state';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import { newReportPayment, paymentReference, type StoredCheckout } from '../records/payment/stored-payment';
import type { CheckoutRequest, OpenCheckout } from './checkout-request';
import { openStandInCheckout } from './open-stand-in-checkout';
import { openStripeCheckout } from './open-stripe-checkout';
import { readDue } from './read-due';
import { readPayer } from './read-payer';
import { stripeClient } from './stripe-client';

/** A checkout that expires sooner is replaced. */
const leastMinutes = 5;

/** What is to be paid: a report, or a job that may have none yet. */
export type ToPay = { readonly reportId: string } | { readonly bookingId: string };

type Begun =
  | { readonly state: 'pay'; readonly url: string; readonly reportId: string }
  /** Nothing to pay online: already settled or marked, being processed, gone, or not payable online. */
  | { readonly state: PaymentState | 'held' | 'processing' | 'gone' | 'offline' };

type Reserved =
  | Exclude<Begun, { state: 'pay' }>
  | { readonly state: 'open'; readonly url: string; readonly reportId: string }
  | { readonly state: 'reserved'; readonly request: CheckoutRequest; readonly replaced: string | null };

const openAtStripe: OpenCheckout = async (request) => openStripeCheckout(await stripeClient(), request);

/**
 * The provider's checkout page for a report, also for one that is still to be written: the existing page, or a new one.
 * Concurrent callers get the same.
 */
export async function beginCheckout(what: ToPay, now: Date): Promise<Begun> {
  if (config.paymentProvider === null) return { state: 'offline' };
  const open = config.paymentProvider === 'stripe' ? openAtStripe : openStandInCheckout;
  const reserved = await reserve(what, now);
  if (reserved.state === 'open') return { ...reserved, state: 'pay' };
  if (reserved.state !== 'reserved') return reserved;
  const { sessionId, url, expiresAt } = await open(reserved.request);
  const opened = { session_id: sessionId, url, expires_at: Timestamp.fromDate(expiresAt) };
  if (!(await keep(reserved.request, opened))) {
    // The price has changed meanwhile, so the old amount can't be paid.
    if (config.paymentProvider === 'stripe') await endCheckout(sessionId);
    return beginCheckout(what, now);
  }
  if (reserved.replaced !== null && config.paymentProvider === 'stripe') await endCheckout(reserved.replaced);
  return { state: 'pay', url, reportId: reserved.request.reportId };
}

/** Finds the current checkout, or reserves the next attempt number before calling the provider. */
function reserve(what: ToPay, now: Date): Promise<Reserved> {
  return commit('checkout-begun', async (transaction): Promise<Reserved> => {
    const found = await ('reportId' in what
      ? readDue(transaction, what.reportId)
      : readPayer(transaction, { record: 'job', id: what.bookingId }));
    if (!found) return { state: 'gone' };
    if (found.before !== 'unpaid') return { state: found.before };
    if (found.held) return { state: 'held' };
    const { due: amount, payment, reportId, job } = found;
    if (amount <= 0) return { state: 'offline' };
    const checkout = payment?.checkout ?? null;
    if (checkout?.state === 'processing') return { state: 'processing' };
    const sameAmount = checkout?.amount === amount;
    if (checkout?.state === 'open' && sameAmount && lastsLong(checkout, now)) {
      return { state: 'open', url: checkout.url, reportId };
    }
    // Interrupted, or being created by another call: the same attempt gives the same checkout.
    if (checkout?.state === 'opening' && sameAmount) {
      return { state: 'reserved', request: { reportId, attempt: checkout.attempt, amount }, replaced: null };
    }
    const attempt = (checkout?.attempt ?? 0) + 1;
    const opening: StoredCheckout = {
      attempt,
      amount,
      state: 'opening',
      session_id: '',
      url: '',
      expires_at: Timestamp.fromDate(now),
    };
    const bookingId = job?.record.id ?? null;
    const base = payment ?? newReportPayment({ reportId, bookingId, amount, state: 'unpaid' }, now);
    transaction.set(paymentReference(reportId), { ...base, checkout: opening });
    const replaced = checkout?.state === 'open' && lastsLong(checkout, now) ? checkout.session_id : null;
    return { state: 'reserved', request: { reportId, attempt, amount }, replaced };
  });
}

function lastsLong({ expires_at: end }: StoredCheckout, now: Date): boolean {
  return end.toMillis() > now.getTime() + leastMinutes * 60_000;
}

/** Stores the created checkout. @returns false if it was ended or replaced meanwhile. */
function keep(
  { reportId, attempt }: CheckoutRequest,
  opened: Pick<StoredCheckout, 'session_id' | 'url' | 'expires_at'>,
): Promise<boolean> {
  const reference = paymentReference(reportId);
  return commit('checkout-opened', async (transaction) => {
    const checkout = (await transaction.get(reference)).data()?.checkout;
    if (checkout?.attempt !== attempt || checkout.state === 'expired') return false;
    // Another call with the same attempt has stored the same checkout, which may have been paid since.
    if (checkout.state !== 'opening') return true;
    transaction.update(reference, { checkout: { ...checkout, ...opened, state: 'open' } });
    return true;
  });
}

/** Expires a checkout for an outdated amount. If that fails, its payment is handled as one of a wrong amount. */
async function endCheckout(sessionId: string): Promise<void> {
  try {
    await (await stripeClient()).checkout.sessions.expire(sessionId);
  } catch (error) {
    logs.checkoutNotEnded(error);
  }
}
