import { object, string, type InferType } from 'yup';
import { emailField } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { mailedKeyLength } from './mailed-key';

export const loginCodeDigits = 8;
export const loginCodeMinutes = 10;
/** Attempts per code; after the last one the code is invalid. */
export const loginCodeTries = 5;

/** Separators that an email, a user or a clipboard puts between the digits. */
const between = /[\s\u2010-\u2015.-]+/g;

/** The digits of a typed or pasted code. */
export function codeDigits(typed: string): string {
  return typed.replace(between, '');
}

/** `1234 5678`, for display. */
export function writtenCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** A secret of this browser, so that a code works only where it was requested. 256 bits, hexadecimal. */
const browserSecretField = string()
  .required('The browser is missing.')
  .matches(/^[0-9a-f]{64}$/, 'This isn’t a valid browser secret.');

/** Who signs in with a code: a client to the portal, or a referrer to their referrals. Neither session opens the other. */
export const loginAudiences = ['customer', 'referrer'] as const;
export type LoginAudience = (typeof loginAudiences)[number];

/** portal-code-request: emails a one-time code. The response is the same for every address. */
export const requestLoginCodeSchema = object({
  email: emailField,
  browser: browserSecretField,
  /** The key of the emailed link through which this browser came; absent or '' for none. */
  key: string().max(mailedKeyLength),
  /** Left out by pages from before referrers could sign in. */
  audience: string().oneOf(loginAudiences),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface RequestLoginCodeAnswer {
  readonly loginId: string;
}

export const loginCodeField = string()
  .transform((value: unknown) => (typeof value === 'string' ? codeDigits(value) : value))
  .required('Enter the code from our email.')
  .matches(/^\d{8}$/, `The code has ${loginCodeDigits} digits.`);

/**
 * portal-code-redeem: exchanges the code for a token. The idempotency key lets a device that lost the response repeat
 * the call; for everyone else the code is used up.
 */
export const redeemLoginCodeSchema = object({
  loginId: documentIdField,
  code: loginCodeField,
  browser: browserSecretField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type RedeemLoginCode = InferType<typeof redeemLoginCodeSchema>;

export interface RedeemLoginCodeAnswer {
  /** A custom token of Firebase Auth. */
  readonly token: string;
}
