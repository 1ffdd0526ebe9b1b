import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** How far the time in a signature may be from ours. */
const signedWithinSeconds = 600;

interface Signed {
  readonly body: Buffer;
  /** Base64, from X-Twilio-Email-Event-Webhook-Signature. */
  readonly signature: string;
  /** Unix seconds, from X-Twilio-Email-Event-Webhook-Timestamp. */
  readonly timestamp: string;
}

/**
 * Whether SendGrid signed these events within the last minutes. `publicKey` is as its console shows it. An earlier
 * request that is sent again within that time has no effect, because events are counted once.
 */
export function areSigned({ body, signature, timestamp }: Signed, publicKey: string, now: Date): boolean {
  if (!/^\d{9,11}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > signedWithinSeconds) return false;
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify('sha256', signed, keyOf(publicKey), Buffer.from(signature, 'base64'));
}

function keyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
}
