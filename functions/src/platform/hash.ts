import { createHash, createHmac } from 'node:crypto';
import { appHmacKey } from './config';

/** SHA-256 of text (as UTF-8) or bytes, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** HMAC-SHA-256 of a value, hexadecimal; `purpose` keeps what is signed for one thing from counting for another. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac('sha256', appHmacKey.value()).update(`${purpose}:${value}`).digest('hex');
}

/**
 * A keyed pseudonym of a value, 32 hexadecimal characters (128 bits). `purpose` keeps the pseudonyms of one
 * value apart where they must not be comparable.
 */
export function pseudonym(purpose: string, value: string): string {
  return keyedHash(purpose, value).slice(0, 32);
}
