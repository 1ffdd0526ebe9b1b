import type { Stripe } from 'stripe';
import { stripeSecretKey } from '../platform/config';

let client: Stripe | undefined;

/** The instance's only client; its package is loaded on first use. */
export async function stripeClient(): Promise<Stripe> {
  if (!client) {
    const { Stripe: Client } = await import('stripe');
    client = new Client(stripeSecretKey.value(), { maxNetworkRetries: 2, timeout: 15_000 });
  }
  return client;
}
