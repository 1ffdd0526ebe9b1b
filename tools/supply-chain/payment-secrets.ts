import type { FoundSecret } from './find-secrets';

/** Stripe's keys and webhook secrets, including test mode, whose data they also expose. */
const pattern = /\b(?:(?:sk|rk)_(?:live|test)|whsec)_[A-Za-z0-9+/=]{20,}/g;

export function paymentSecrets(file: string, content: string): FoundSecret[] {
  return [...content.matchAll(pattern)].map(({ index }) => ({
    file,
    line: content.slice(0, index).split('\n').length,
    rule: 'payment-secret',
  }));
}
