import type { Timestamp } from 'firebase-admin/firestore';
import { loginCodeDigits } from '@domain/portal/login-code';
import { keyedHash } from '../platform/hash';

/** One asking for a code, collection `login_requests`, the same for every address; neither address nor code stands in it. */
export interface StoredLoginRequest {
  readonly customer_id: string;
  /** HMAC of the secret of the browser that asked. */
  readonly browser: string;
  /** Random, and never told: with the server's own secret it makes the code. */
  readonly nonce: string;
  /** Whether there is such a customer; null until somebody has looked. */
  readonly known: boolean | null;
  readonly tries: number;
  /** SHA-256 of the key under which the code was redeemed. */
  readonly used_by: string | null;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
}

/**
 * The code of a request: made of what is stored and a secret that is not, so that neither alone tells it, and nothing
 * stored has to be erased once the mail is out.
 */
export function loginCodeOf(loginId: string, { nonce }: Pick<StoredLoginRequest, 'nonce'>): string {
  const number = BigInt(`0x${keyedHash('login-code', `${loginId}:${nonce}`)}`);
  // The 256 bits leave no digit likelier than another by more than 2 to the power of -229.
  return String(number % 10n ** BigInt(loginCodeDigits)).padStart(loginCodeDigits, '0');
}

/** What is stored of a browser's secret. */
export function browserMark(secret: string): string {
  return keyedHash('login-browser', secret);
}
