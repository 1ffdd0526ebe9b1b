import type { Stripe } from 'stripe';

interface OfCheckout {
  readonly sessionId: string;
  /** As sent in our request; null for a checkout that isn't ours. */
  readonly reportId: string | null;
}

/** A webhook event in our terms; amounts in US dollars. */
export type PaymentEvent =
  | ({
      readonly kind: 'paid';
      readonly amount: number;
      readonly currency: string;
      readonly paymentIntent: string | null;
    } & OfCheckout)
  /** `processing`: sent but not received yet, as with a bank debit; the other two: no payment follows. */
  | ({ readonly kind: 'processing' | 'failed' | 'expired' } & OfCheckout)
  /** `amount`: total of all refunds of the payment so far. */
  | {
      readonly kind: 'refunded' | 'disputed';
      readonly paymentIntent: string | null;
      readonly amount: number;
    };

/** Null for an event that changes nothing here. */
export function paymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'unpaid'
        ? { kind: 'processing', ...checkoutOf(event.data.object) }
        : paid(event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return paid(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', ...checkoutOf(event.data.object) };
    case 'checkout.session.expired':
      return { kind: 'expired', ...checkoutOf(event.data.object) };
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: refunded } = event.data.object;
      return { kind: 'refunded', paymentIntent: idOf(intent), amount: refunded / 100 };
    }
    case 'charge.dispute.created': {
      const { payment_intent: intent, amount } = event.data.object;
      return { kind: 'disputed', paymentIntent: idOf(intent), amount: amount / 100 };
    }
    default:
      return null;
  }
}

function checkoutOf({ id, metadata }: Stripe.Checkout.Session): OfCheckout {
  return { sessionId: id, reportId: metadata?.report_id ?? null };
}

function paid(session: Stripe.Checkout.Session): PaymentEvent {
  return {
    kind: 'paid',
    ...checkoutOf(session),
    amount: (session.amount_total ?? 0) / 100,
    currency: session.currency ?? '',
    paymentIntent: idOf(session.payment_intent),
  };
}

/** The provider sends either an id or the expanded object. */
function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'object' && named !== null ? named.id : named;
}
