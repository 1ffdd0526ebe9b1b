import type { Stripe } from 'stripe';
import { business } from '@domain/business/business';
import { reportNumber } from '@domain/report/report-number';
import { returnAddress, type CheckoutRequest, type OpenedCheckout } from './checkout-request';

/** Creates a Stripe Checkout session, or returns the one already created for this attempt. */
export async function openStripeCheckout(
  stripe: Stripe,
  { reportId, attempt, amount }: CheckoutRequest,
): Promise<OpenedCheckout> {
  const metadata = { report_id: reportId };
  const address = returnAddress(reportId);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: reportId,
      metadata,
      payment_intent_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: Math.round(amount * 100),
            product_data: { name: `${business.name}, inspection report ${reportNumber(reportId)}` },
          },
        },
      ],
      success_url: address,
      cancel_url: `${address}?cancelled=true`,
    },
    { idempotencyKey: `report-${reportId}-${Math.round(amount * 100)}-${attempt}` },
  );
  if (session.url === null) throw new Error('the checkout has no page');
  return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}
