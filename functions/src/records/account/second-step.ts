import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { Secret, TOTP } from 'otpauth';
import { codeDigits, recoveryCodes } from '@domain/admin/two-step-calls';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { secondStepLimit } from '@domain/rate-limit/window';
import { derivedKey, pseudonym } from '../../platform/hash';
import { countRate } from '../../platform/rate-limit';
import { seal, unseal } from '../../platform/seal';
import type { OpenedAccount } from './sessions';
import type { StoredFactor } from './stored-account';

const sealedFor = 'second-factor';
const stepMs = 30_000;
/** A phone's clock may be off by one step. */
const driftSteps = 1;

/** A new secret, encrypted. */
export function newSecret(): string {
  return seal(sealedFor, new Secret().base32);
}

/** The generator of the codes, with the names that an app shows. */
export function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: business.name,
    label,
    digits: codeDigits,
    period: stepMs / 1000,
    secret: Secret.fromBase32(unseal(sealedFor, secret)),
  });
}

/** The time step whose code this is; null for a wrong code. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: driftSteps });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}

/** Without the characters that are misread; what people type in their place is read as the one meant. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 10;

/** The recovery codes that a request makes, the same for its repetition, so that no receipt has to store them. */
export function newRecoveryCodes(uid: string, idempotencyKey: string): string[] {
  return Array.from({ length: recoveryCodes }, (_, index) => {
    const bytes = derivedKey(`recovery-codes:${uid}:${idempotencyKey}:${index}`);
    const code = Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join(
      '',
    );
    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
  });
}

function recoveryMark(uid: string, code: string): string {
  const read = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return pseudonym('recovery-code', `${uid}:${read}`);
}

/** What is stored of a confirmed app. */
export function newFactor(
  { uid, secret, step }: { readonly uid: string; readonly secret: string; readonly step: number },
  codes: readonly string[],
  now: Date,
): StoredFactor {
  return { secret, since: Timestamp.fromDate(now), used_step: step, recovery_codes: marksOf(uid, codes) };
}

export function marksOf(uid: string, codes: readonly string[]): string[] {
  return codes.map((code) => recoveryMark(uid, code));
}

/** Why a code was not accepted; stored in the receipt, so that a repeated request gets the same answer. */
export type CodeRefused =
  { readonly refused: 'wrong' } | { readonly refused: 'too-many'; readonly retryAfterSeconds: number };

/** Counts a code that `accept` doesn't accept. After too many, not even the right one is tried. */
async function tryCode<Accepted>(
  transaction: Transaction,
  uid: string,
  now: Date,
  accept: () => Accepted | null,
): Promise<Accepted | CodeRefused> {
  const rate = await countRate(transaction, 'second-step', pseudonym('admin', uid), now, secondStepLimit);
  const accepted = rate.allowed ? accept() : null;
  if (accepted !== null) return accepted;
  rate.record();
  return rate.allowed
    ? { refused: 'wrong' }
    : { refused: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
}

export interface CodeAccepted {
  /** What is stored of the app from now on. */
  readonly factor: StoredFactor;
  readonly byRecoveryCode: boolean;
}

/**
 * Checks a code of the app, or a recovery code, against the account's factor; the caller stores the factor that it returns,
 * in which the code is used. Call while the transaction still reads; write only if it is accepted.
 */
export function checkCode(
  transaction: Transaction,
  { uid, account: { factor } }: OpenedAccount,
  code: string,
  now: Date,
): Promise<CodeAccepted | CodeRefused> {
  return tryCode<CodeAccepted>(transaction, uid, now, () => {
    if (factor === null) return null;
    const digits = code.replace(/\s/g, '');
    if (/^\d+$/.test(digits) && digits.length === codeDigits) {
      const step = stepOf(factor.secret, digits, now);
      if (step === null || step <= factor.used_step) return null;
      return { factor: { ...factor, used_step: step }, byRecoveryCode: false };
    }
    const mark = recoveryMark(uid, code);
    if (!factor.recovery_codes.includes(mark)) return null;
    const left = factor.recovery_codes.filter((other) => other !== mark);
    return { factor: { ...factor, recovery_codes: left }, byRecoveryCode: true };
  });
}

/** Checks the first code of a secret that is not confirmed yet. @returns its time step */
export async function checkFirstCode(
  transaction: Transaction,
  { uid, account: { pending } }: OpenedAccount,
  code: string,
  now: Date,
): Promise<{ readonly secret: string; readonly step: number } | CodeRefused> {
  return tryCode(transaction, uid, now, () => {
    const step = pending && stepOf(pending.secret, code.replace(/\s/g, ''), now);
    return pending === null || step === null ? null : { secret: pending.secret, step };
  });
}

/** The refusal in words. */
export function codeRefusal(outcome: CodeRefused): AppError {
  if (outcome.refused === 'wrong') {
    const sentence = 'That code didn’t work. Each code works only once: wait for the next one and try again.';
    return new AppError('invalid-input', 'a wrong code', sentence, { fields: { code: sentence } });
  }
  const { retryAfterSeconds } = outcome;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const sentence = `Too many wrong codes. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
  return new AppError('rate-limited', 'too many wrong codes', sentence, {
    fields: { code: sentence },
    retryAfterSeconds,
  });
}
