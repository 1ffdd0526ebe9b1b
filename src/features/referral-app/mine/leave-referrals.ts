import { AppError } from '@domain/errors/app-error';
import { callAsReferrer } from '@/firebase/calls/referrer-call';
import { signOutReferrer } from '@/firebase/session/referrer-sign-out';
import { referrerMark } from './session-mark';

/** Ends the session in every tab of this browser. */
export async function leaveReferrals(): Promise<void> {
  await signOutReferrer();
  referrerMark.clear();
}

/**
 * Ends the sessions of every device, including this one. A token that the server refuses means that an earlier
 * attempt succeeded without a response.
 * @throws AppError where the outcome is unknown.
 */
export async function leaveEverywhere(idempotencyKey: string): Promise<void> {
  try {
    await callAsReferrer('portal-referrals-leave', { idempotencyKey });
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code !== 'not-signed-in') throw failure;
  }
  await leaveReferrals();
}
