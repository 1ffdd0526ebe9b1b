import type { Stripe } from 'stripe';
import { eventBytes } from '../platform/body-limits';
import { logs } from '../platform/logs';
import { route } from '../platform/route';
import { paymentEvent } from './payment-event';
import { webhookSecret } from './payment-secrets';
import { takeEvent } from './take-event';

/**
 * payment-webhook: the provider's events, the only proof of a payment. Refuses events with a missing, wrong or old
 * signature; if an event can't be processed now, the response makes the provider send it again.
 */
export const paymentWebhook = route(
  'payment-webhook',
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    const event = await verified(request.rawBody, request.get('stripe-signature') ?? '');
    if (!event) {
      logs.paymentEventRefused();
      response.status(400).end();
      return;
    }
    try {
      const meaning = paymentEvent(event);
      const now = new Date();
      const outcome = meaning && (await takeEvent({ id: event.id, type: event.type, event: meaning }, now));
      logs.paymentEventTaken(event.id, event.type, outcome ?? 'ignored');
      response.status(200).end();
    } catch (error) {
      logs.paymentEventFailed(event.id, event.type, error);
      response.status(500).end();
    }
  },
  eventBytes,
);

async function verified(body: Buffer, signature: string): Promise<Stripe.Event | null> {
  const secret = webhookSecret();
  if (secret === null) return null;
  const { Stripe: Client } = await import('stripe');
  try {
    return Client.webhooks.constructEvent(body, signature, secret);
  } catch {
    // ignored: the caller refuses and logs an event without a valid signature
    return null;
  }
}
