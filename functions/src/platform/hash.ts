import { createHash, createHmac } from 'node:crypto';
import { appHmacKey } from './config';

/** SHA-256 of text (as UTF-8) or bytes, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * HMAC-SHA-256 of a value, hexadecimal, for short-lived values: file URLs, login codes. `purpose` prevents a hash
 * made for one purpose from being accepted for another.
 */
export function keyedHash(purpose: string, value: string): string {
  return hmac(keys().signing, purpose, value);
}

/**
 * A keyed pseudonym of a value, 32 hexadecimal characters (128 bits), for values stored and compared for years.
 * Pseudonyms of the same value with different `purpose` can't be matched.
 */
export function pseudonym(purpose: string, value: string): string {
  return hmac(keys().identity, purpose, value).slice(0, 32);
}

/** A key of 256 bits for one purpose, from the part of the secret that doesn't change. */
export function derivedKey(purpose: string): Buffer {
  return createHmac('sha256', keys().identity).update(`key:${purpose}`).digest();
}

/**
 * The secret's two comma-separated parts: the identity key must not change while records exist, the signing key can
 * be rotated at any time. A single part is used for both.
 */
function keys(): { readonly identity: string; readonly signing: string } {
  const [identity = '', signing = identity] = appHmacKey.value().split(',');
  return { identity, signing };
}

function hmac(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex');
}
