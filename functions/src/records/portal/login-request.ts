import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { flag, instant, numeric, text, textOrNull } from '@domain/firestore/stored-fields';
import { loginCodeDigits } from '@domain/portal/login-code';
import { collectionOf } from '../../platform/collection-of';
import { keyedHash } from '../../platform/hash';

/**
 * A request for a login code, collection `login_requests`. Its fields are the same for every address; it stores
 * neither address nor code.
 */
export interface StoredLoginRequest<At = Timestamp> {
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
  readonly created_at: At;
  readonly expires_at: At;
}

const loginRequest: Reads<StoredLoginRequest<Instant>> = object({
  customer_id: text(),
  browser: text(),
  nonce: text(),
  known: flag().nullable(),
  tries: numeric(),
  used_by: textOrNull(),
  created_at: instant(),
  expires_at: instant(),
});

const loginRequestRecord = recordType(collections.loginRequests, loginRequest);

export function loginRequests(): CollectionReference<StoredLoginRequest, StoredLoginRequest> {
  return collectionOf(loginRequestRecord);
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
