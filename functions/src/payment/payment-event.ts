import type { Stripe } from 'stripe';

interface OfCheckout {
  readonly sessionId: string;
  /** As we told the provider; null for a checkout that is none of ours. */
  readonly reportId: string | null;
}

/** What an event of the provider's means here; amounts in US dollars. */
export type PaymentEvent =
  | ({
      readonly kind: 'paid';
      readonly amount: number;
      readonly currency: string;
      readonly paymentIntent: string | null;
    } & OfCheckout)
  /** Sent, but not there yet, as with a bank's debit; or come to nothing. */
  | ({ readonly kind: 'processing' | 'failed' | 'expired' } & OfCheckout)
  /** `amount`: of all refunds of the payment up to now. */
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

/** The provider gives an id, or the whole thing. */
function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'object' && named !== null ? named.id : named;
}
