import { createHash, createHmac } from 'node:crypto';
import { appHmacKey } from './config';

/** SHA-256 of text, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A keyed pseudonym of a value, 32 hexadecimal characters (128 bits). `purpose` keeps the pseudonyms of one
 * value apart where they must not be comparable.
 */
export function pseudonym(purpose: string, value: string): string {
  return createHmac('sha256', appHmacKey.value()).update(`${purpose}:${value}`).digest('hex').slice(0, 32);
}
