import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

/** The secret that the functions use. */
const stripe = createRequire(new URL('../../../functions/package.json', import.meta.url))('stripe') as {
  readonly webhooks: {
    generateTestHeaderString(options: { readonly payload: string; readonly secret: string }): string;
  };
};
const secret = 'whsec_local_stack';
const againAfterMs = 500;
const withinMs = 600_000;

/** Posts a payment event as the provider does, repeatedly until it is accepted. */
export async function postPaymentEvent(url: string, eventId: string, reportId: string): Promise<void> {
  const session = {
    id: `cs_${eventId}`,
    object: 'checkout.session',
    metadata: { report_id: reportId },
    payment_status: 'paid',
    amount_total: 14_900,
    currency: 'usd',
    payment_intent: `pi_${eventId}`,
  };
  const payload = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await isTaken(url, payload)) return;
    await pause(againAfterMs);
  }
  throw new Error(`the payment event was not accepted within ${withinMs / 1000} s`);
}

async function isTaken(url: string, payload: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/payment-webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      signal: AbortSignal.timeout(30_000),
    });
    return response.ok;
  } catch {
    // ignored: the killed process did not answer, and the event is sent again
    return false;
  }
}
