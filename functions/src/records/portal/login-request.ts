import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { flag, instant, numeric, oneOf, text, textOrNull } from '@domain/firestore/stored-fields';
import { loginAudiences, loginCodeDigits, type LoginAudience } from '@domain/portal/login-code';
import { collectionOf } from '../../platform/collection-of';
import { keyedHash } from '../../platform/hash';
import { seal, unseal } from '../../platform/seal';

/**
 * A request for a login code, collection `login_requests`. Its fields are the same for every address; neither the
 * address nor the code can be read from it alone.
 */
export interface StoredLoginRequest<At = Timestamp> {
  readonly audience: LoginAudience;
  /** Who wants to sign in: a customer's id, or a referrer's. */
  readonly customer_id: string;
  /** A referrer's address, encrypted: referrals are found by it. Null for a customer, who has a record of their own. */
  readonly sealed_email: string | null;
  /** HMAC of the requesting browser's secret. */
  readonly browser: string;
  /** Random and never revealed; the code derives from it and the server's secret. */
  readonly nonce: string;
  /** Whether the address is one of the audience's; null before the lookup. */
  readonly known: boolean | null;
  readonly tries: number;
  /** SHA-256 of the idempotency key with which the code was redeemed. */
  readonly used_by: string | null;
  readonly created_at: At;
  readonly expires_at: At;
}

const loginRequest: Reads<StoredLoginRequest<Instant>> = object({
  audience: oneOf(loginAudiences).default('customer'),
  customer_id: text(),
  sealed_email: textOrNull().default(null),
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

const sealedFor = 'login-email';

/** A referrer's address as it is stored for the minutes in which a code works. */
export const sealedEmail = (email: string) => seal(sealedFor, email);

/** The address of a referrer's request; empty for a customer's. */
export function emailOf({ sealed_email: sealed }: Pick<StoredLoginRequest, 'sealed_email'>): string {
  return sealed === null ? '' : unseal(sealedFor, sealed);
}
