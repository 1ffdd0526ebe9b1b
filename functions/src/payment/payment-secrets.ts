import { config, stripeSecretKey, stripeWebhookSecret } from '../platform/config';

/** Secrets declared by functions that take payments; a deploy requires only declared secrets. */
export const paymentSecrets =
  config.paymentProvider === 'stripe' ? [stripeSecretKey, stripeWebhookSecret] : [];

/** Signs the stand-in's events, so that they are verified like Stripe's. Not accepted outside the local stack. */
const standInSecret = 'whsec_local_stack';

/** The secret that verifies webhook events; null without a provider. */
export function webhookSecret(): string | null {
  if (config.paymentProvider === null) return null;
  return config.paymentProvider === 'stand-in' ? standInSecret : stripeWebhookSecret.value();
}
