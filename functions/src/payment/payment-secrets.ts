import { defineSecret } from 'firebase-functions/params';
import { config } from '../platform/config';

/** Null where no cards are taken: a deploy would ask for secrets that the business doesn't have. */
const stripe =
  config.paymentProvider === 'stripe'
    ? { key: defineSecret('STRIPE_SECRET_KEY'), webhook: defineSecret('STRIPE_WEBHOOK_SECRET') }
    : null;

/** Secrets of functions that take payments. */
export const paymentSecrets = stripe ? [stripe.key, stripe.webhook] : [];

/** Signs the stand-in's events, so that they are verified like Stripe's. Not accepted outside the local stack. */
const standInSecret = 'whsec_local_stack';

/** The secret that verifies webhook events; null without a provider. */
export function webhookSecret(): string | null {
  if (stripe) return stripe.webhook.value();
  return config.paymentProvider === 'stand-in' ? standInSecret : null;
}

/** @throws Error if the payment provider isn't Stripe. */
export function stripeKey(): string {
  if (!stripe) throw new Error('cards are not taken through Stripe');
  return stripe.key.value();
}
