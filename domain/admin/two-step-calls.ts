import { object, string } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

export const codeDigits = 6;
export const recoveryCodes = 10;

/** A code of the app or a recovery code as typed. */
export const codeText = string().defined().default('').max(40, 'This code is too long.');

/** A code that is asked for. */
export const codeField = string().required('Enter the code.').max(40, 'This code is too long.');

/** office-factor-begin: the secret for the admin's app, which counts once a code of it is confirmed. */
export const beginFactorSchema = object({}).noUnknown().required();

export interface BeginFactorAnswer {
  /** Base32, to be typed. */
  readonly secret: string;
  /** The same for a camera, `otpauth://totp/...`. */
  readonly uri: string;
}

/** Shown once. */
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

/** The custom token of the session that this began; null for a caller with a session. */
export interface ConfirmFactorAnswer extends RecoveryCodesAnswer {
  readonly token: string | null;
}

/** office-factor-codes and office-factor-end: need a code, so that an unlocked device isn't enough. */
export const withCodeSchema = object({ code: codeField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** office-team-two-step-reset: turns off a member's two-step sign-in, whose phone is lost, and ends their sessions. */
export const resetTwoStepSchema = object({ uid: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** office-team-two-step-require: whether everyone needs two-step sign-in from their next sign-in on. */
export const requireTwoStepSchema = object({
  required: trueOrFalse().required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
