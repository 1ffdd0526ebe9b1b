import { createHash, createHmac } from 'node:crypto';
import { appHmacKey } from './config';

/** SHA-256 of text (as UTF-8) or bytes, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * HMAC-SHA-256 of a value, hexadecimal, for what works for minutes: addresses of files, codes. `purpose` keeps what is signed for
 * one thing from counting for another.
 */
export function keyedHash(purpose: string, value: string): string {
  return hmac(keys().signing, purpose, value);
}

/**
 * A keyed pseudonym of a value, 32 hexadecimal characters (128 bits), for what is stored and compared for years. `purpose`
 * keeps the pseudonyms of one value apart where they must not be comparable.
 */
export function pseudonym(purpose: string, value: string): string {
  return hmac(keys().identity, purpose, value).slice(0, 32);
}

/**
 * The secret's two parts, with a comma between: the first stays for as long as the records do, the second can be changed at any
 * time. Where there is one alone, it is both.
 */
function keys(): { readonly identity: string; readonly signing: string } {
  const [identity = '', signing = identity] = appHmacKey.value().split(',');
  return { identity, signing };
}

function hmac(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('hex');
}
