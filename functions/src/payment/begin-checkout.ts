import { Timestamp } from 'firebase-admin/firestore';
import type { PaymentState } from '@domain/job/booking';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import type { CheckoutRequest, OpenCheckout } from './checkout-request';
import { openStandInCheckout } from './open-stand-in-checkout';
import { openStripeCheckout } from './open-stripe-checkout';
import { readDue } from './read-due';
import { newReportPayment, paymentReference, type StoredCheckout } from './stored-payment';
import { stripeClient } from './stripe-client';

/** A checkout that ends sooner is not handed out any more. */
const leastMinutes = 5;

type Begun =
  | { readonly state: 'pay'; readonly url: string }
  /** Nothing is to be paid: settled, on its way, or not online. */
  | { readonly state: PaymentState | 'processing' | 'gone' | 'offline' };

type Reserved =
  | Exclude<Begun, { state: 'pay' }>
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'reserved'; readonly request: CheckoutRequest; readonly replaced: string | null };

const openAtStripe: OpenCheckout = async (request) => openStripeCheckout(await stripeClient(), request);

/**
 * The provider's page for what is due for a report: the one that is open already, or a new one. Two that ask at once get
 * the same.
 */
export async function beginCheckout(reportId: string, now: Date): Promise<Begun> {
  if (config.paymentProvider === null) return { state: 'offline' };
  const open = config.paymentProvider === 'stripe' ? openAtStripe : openStandInCheckout;
  const reserved = await reserve(reportId, now);
  if (reserved.state === 'open') return { state: 'pay', url: reserved.url };
  if (reserved.state !== 'reserved') return reserved;
  const { sessionId, url, expiresAt } = await open(reserved.request);
  await keep(reserved.request, { session_id: sessionId, url, expires_at: Timestamp.fromDate(expiresAt) });
  if (reserved.replaced !== null && config.paymentProvider === 'stripe') await endCheckout(reserved.replaced);
  return { state: 'pay', url };
}

/** Finds the open checkout, or takes the number of a new one before the provider is asked. */
function reserve(reportId: string, now: Date): Promise<Reserved> {
  return commit('checkout-begun', async (transaction): Promise<Reserved> => {
    const found = await readDue(transaction, reportId);
    if (!found) return { state: 'gone' };
    if (found.before !== 'unpaid') return { state: found.before };
    const { due: amount, payment, report } = found;
    if (amount <= 0) return { state: 'offline' };
    const checkout = payment?.checkout ?? null;
    if (checkout?.state === 'processing') return { state: 'processing' };
    const sameAmount = checkout?.amount === amount;
    if (checkout?.state === 'open' && sameAmount && lastsLong(checkout, now)) {
      return { state: 'open', url: checkout.url };
    }
    // Broken off, or still being opened by another: its attempt is the same checkout.
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
    const bookingId = report.report.booking_id;
    const base = payment ?? newReportPayment({ reportId, bookingId, amount, state: 'unpaid' }, now);
    transaction.set(paymentReference(reportId), { ...base, checkout: opening });
    const replaced = checkout?.state === 'open' && lastsLong(checkout, now) ? checkout.session_id : null;
    return { state: 'reserved', request: { reportId, attempt, amount }, replaced };
  });
}

function lastsLong({ expires_at: end }: StoredCheckout, now: Date): boolean {
  return end.toMillis() > now.getTime() + leastMinutes * 60_000;
}

/** Keeps what was opened, unless something has become of it in the meantime. */
function keep(
  { reportId, attempt }: CheckoutRequest,
  opened: Pick<StoredCheckout, 'session_id' | 'url' | 'expires_at'>,
): Promise<void> {
  const reference = paymentReference(reportId);
  return commit('checkout-opened', async (transaction) => {
    const checkout = (await transaction.get(reference)).get('checkout') as StoredCheckout | undefined;
    if (checkout?.attempt !== attempt || checkout.state !== 'opening') return;
    transaction.update(reference, { checkout: { ...checkout, ...opened, state: 'open' } });
  });
}

/** A checkout for an amount that is no longer due. Where it can't be ended, its payment is met as one of a wrong amount. */
async function endCheckout(sessionId: string): Promise<void> {
  try {
    await (await stripeClient()).checkout.sessions.expire(sessionId);
  } catch (error) {
    logs.checkoutNotEnded(error);
  }
}
