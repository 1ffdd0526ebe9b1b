import type { Stripe } from 'stripe';
import { config } from '../platform/config';
import { stripeKey } from './payment-secrets';

let client: Stripe | undefined;

/** The instance's only client; its package is loaded on first use. */
export async function stripeClient(): Promise<Stripe> {
  if (!client) {
    const { Stripe: Client } = await import('stripe');
    const { stripeApi: local } = config;
    client = new Client(stripeKey(), {
      maxNetworkRetries: 2,
      timeout: 15_000,
      ...(local && { protocol: 'http' as const, host: local.hostname, port: local.port }),
    });
  }
  return client;
}

/** Whether the provider refused for good, so that asking again doesn't help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
}
