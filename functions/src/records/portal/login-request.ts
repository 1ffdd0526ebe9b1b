import type { Timestamp } from 'firebase-admin/firestore';
import { loginCodeDigits } from '@domain/portal/login-code';
import { keyedHash } from '../../platform/hash';

/**
 * A request for a login code, collection `login_requests`. Its fields are the same for every address; it stores
 * neither address nor code.
 */
export interface StoredLoginRequest {
  readonly customer_id: string;
  /** HMAC of the requesting browser's secret. */
  readonly browser: string;
  /** Random and never revealed; the code derives from it and the server's secret. */
  readonly nonce: string;
  /** Whether the address is a customer's; null before the lookup. */
  readonly known: boolean | null;
  readonly tries: number;
  /** SHA-256 of the idempotency key with which the code was redeemed. */
  readonly used_by: string | null;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
}

/**
 * The code of a request, derived from the stored nonce and a secret that is not stored, so that neither alone reveals
 * it and nothing has to be erased after the email is sent.
 */
export function loginCodeOf(loginId: string, { nonce }: Pick<StoredLoginRequest, 'nonce'>): string {
  const number = BigInt(`0x${keyedHash('login-code', `${loginId}:${nonce}`)}`);
  // The modulo bias of 256 bits is below 2 to the power of -229.
  return String(number % 10n ** BigInt(loginCodeDigits)).padStart(loginCodeDigits, '0');
}

/** What is stored of a browser's secret. */
export function browserMark(secret: string): string {
  return keyedHash('login-browser', secret);
}
