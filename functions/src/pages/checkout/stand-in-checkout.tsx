import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { returnAddress, type CheckoutRequest } from '../../payment/checkout-request';
import { standInRequest } from '../../payment/open-stand-in-checkout';
import { webhookSecret } from '../../payment/payment-secrets';
import { config, isLocalStack } from '../../platform/config';
import { paymentReference } from '../../records/payment/stored-payment';
import { PageFoot } from '../parts/page-foot';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';

/**
 * Stand-in for the provider's checkout page on a local stack. It is served below /report, because the Hosting
 * emulator routes nothing else here. Its buttons post signed events to our webhook, so that payments take the same
 * path as in production.
 */
export async function standInCheckout(request: Request, session: string): Promise<ReportAnswer> {
  const asked = isLocalStack ? standInRequest(session) : null;
  if (!asked) return closedAnswer('unknown');
  // The provider's page of a session that was ended takes no payment either.
  const checkout = (await paymentReference(asked.reportId).get()).data()?.checkout;
  if (checkout?.state === 'expired' || checkout?.session_id !== session) {
    return { seeOther: `${returnAddress(asked.reportId)}?cancelled=true` };
  }
  if (request.method !== 'POST') return { status: 200, title: 'Checkout', body: <Checkout {...asked} /> };
  const { how } = request.body as { readonly how?: keyof typeof eventTypes };
  for (const [type, status] of how ? eventTypes[how] : []) {
    await post(eventOf(type, status, session, asked));
  }
  return { seeOther: returnAddress(asked.reportId) };
}

const eventTypes = {
  card: [['checkout.session.completed', 'paid']],
  bank: [['checkout.session.completed', 'unpaid']],
  'bank-paid': [['checkout.session.async_payment_succeeded', 'paid']],
  'bank-failed': [['checkout.session.async_payment_failed', 'unpaid']],
} as const satisfies Record<string, readonly (readonly [type: string, status: string])[]>;

function eventOf(type: string, status: string, session: string, { reportId, amount }: CheckoutRequest) {
  return {
    id: `evt_local_${randomUUID()}`,
    object: 'event',
    type,
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        metadata: { report_id: reportId },
        payment_status: status,
        amount_total: Math.round(amount * 100),
        currency: 'usd',
        payment_intent: `pi_local_${randomUUID()}`,
      },
    },
  };
}

async function post(event: object): Promise<void> {
  const { Stripe } = await import('stripe');
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret() ?? '' });
  const answer = await fetch(`${config.functionsUrl}/payment-webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}

function Checkout({ reportId, amount }: CheckoutRequest) {
  const buttons = [
    ['card', `Pay ${dollars(amount)} by card`],
    ['bank', 'Pay by bank, confirmed later'],
    ['bank-paid', 'The bank confirms'],
    ['bank-failed', 'The bank declines it'],
  ] as const;
  return (
    <div className="page">
      <main id="report" className="plain">
        <h1>Stand-in for the checkout</h1>
        <p>
          {business.name}, {dollars(amount)}. Local stack only: nothing is charged.
        </p>
        <form method="post" className="actions">
          {buttons.map(([how, label]) => (
            <button key={how} name="how" value={how} className={how === 'card' ? 'button' : 'button quiet'}>
              {label}
            </button>
          ))}
        </form>
        <p className="after">
          <a href={`${returnAddress(reportId)}?cancelled=true`}>Back without paying</a>
        </p>
      </main>
      <PageFoot />
    </div>
  );
}
