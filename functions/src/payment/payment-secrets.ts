import { config, stripeSecretKey, stripeWebhookSecret } from '../platform/config';

/** What functions that take payments declare: a deploy asks for secrets only where they are used. */
export const paymentSecrets =
  config.paymentProvider === 'stripe' ? [stripeSecretKey, stripeWebhookSecret] : [];

/** With it the stand-in signs, so that what it posts goes the way of Stripe's own. It opens nothing elsewhere. */
const standInSecret = 'whsec_local_stack';

/** The secret by which the provider's events are verified; null where nobody sends any. */
export function webhookSecret(): string | null {
  if (config.paymentProvider === null) return null;
  return config.paymentProvider === 'stand-in' ? standInSecret : stripeWebhookSecret.value();
}
