import type { Stripe } from 'stripe';
import { stripeSecretKey } from '../platform/config';

let client: Stripe | undefined;

/** The one client of an instance; its package is loaded with the first payment. */
export async function stripeClient(): Promise<Stripe> {
  if (!client) {
    const { Stripe: Client } = await import('stripe');
    client = new Client(stripeSecretKey.value(), { maxNetworkRetries: 2, timeout: 15_000 });
  }
  return client;
}
