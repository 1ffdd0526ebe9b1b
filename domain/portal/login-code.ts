import { object, string, type InferType } from 'yup';
import { emailField } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const loginCodeDigits = 8;
export const loginCodeMinutes = 10;
/** Tries of one code; after them it is over. */
export const loginCodeTries = 5;

/** What a mail, a hand or a clipboard puts between the digits. */
const between = /[\s\u2010-\u2015.-]+/g;

/** A code as it was typed or pasted, with its digits alone. */
export function codeDigits(typed: string): string {
  return typed.replace(between, '');
}

/** `1234 5678`, as it is read out. */
export function writtenCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** A secret of this browser's own: a code works only where it was asked for. 256 bits, hexadecimal. */
const browserSecretField = string()
  .required('The browser is not named.')
  .matches(/^[0-9a-f]{64}$/, 'This is not the secret of a browser.');

/** portal-code-request: a one-time code by e-mail. The answer is the same for every address. */
export const requestLoginCodeSchema = object({
  email: emailField,
  browser: browserSecretField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface RequestLoginCodeAnswer {
  readonly loginId: string;
}

export const loginCodeField = string()
  .transform((value: unknown) => (typeof value === 'string' ? codeDigits(value) : value))
  .required('Enter the code from the e-mail.')
  .matches(/^\d{8}$/, `The code has ${loginCodeDigits} digits.`);

/**
 * portal-code-redeem: the code for a token. Its key lets a device that lost the answer ask again: for everybody else the
 * code is used.
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
