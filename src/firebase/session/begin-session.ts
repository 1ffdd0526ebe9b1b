import { signInWithCustomToken, signOut as signOutOfAuth, type User } from 'firebase/auth';
import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import type { BeginFactorAnswer, RecoveryCodesAnswer } from '@domain/admin/two-step-calls';
import { callFunction } from '@/api/call-function';
import { appCheckToken } from '../app-check/office-app-check';
import { deviceWords } from './device-words';
import { handedDevice } from './handed-device';
import { officeAuth } from './office-auth';
import { passwordAuth } from './password-auth';
import { currentAdminSession } from './use-admin-session';

/** A sign-in whose password was right, and that needs a second step. Nobody is signed in until it is done. */
export interface SecondStep {
  /** `set-up`: the account has no app for the codes yet, and an owner requires it. */
  readonly needs: 'code' | 'set-up';
  /** @throws AppError, with the field `code` where the code is wrong */
  readonly enter: (code: string, idempotencyKey: string) => Promise<void>;
  /** The secret for the app. @throws AppError */
  readonly beginSetUp: () => Promise<BeginFactorAnswer>;
  /** Turns two-step sign-in on. Nobody is signed in until `finish`, so that the recovery codes can be shown. @throws AppError */
  readonly confirmSetUp: (code: string, idempotencyKey: string) => Promise<RecoveryCodesAnswer>;
  /** @throws the auth provider's error */
  readonly finish: () => Promise<void>;
}

/**
 * Begins a session for a user who has given the password, and signs in with its token.
 * @returns the second step; null where none is needed
 * @throws AppError
 */
export async function beginSession(user: User): Promise<SecondStep | null> {
  const step = secondStep(user);
  const begun = await step.begin('', crypto.randomUUID());
  if (begun === 'signed-in') return null;
  return { needs: begun === 'code-needed' ? 'code' : 'set-up', ...step };
}

function secondStep(user: User) {
  const device = {
    device: deviceWords(navigator.userAgent, navigator.maxTouchPoints),
    continues: interruptedSession(),
  };
  /** Of the session that the set-up began. */
  let token: string | null = null;

  async function begin(code: string, idempotencyKey: string) {
    const answer = await callWithPassword(user, 'office-session-begin', { ...device, code, idempotencyKey });
    if (answer.state === 'signed-in') await enterWith(answer.token);
    return answer.state;
  }
  return {
    begin,
    enter: async (code: string, idempotencyKey: string) => {
      await begin(code, idempotencyKey);
    },
    beginSetUp: () => callWithPassword(user, 'office-factor-begin', {}),
    confirmSetUp: async (code: string, idempotencyKey: string) => {
      const request = { ...device, code, idempotencyKey };
      const answer = await callWithPassword(user, 'office-factor-confirm', request);
      ({ token } = answer);
      return answer;
    },
    finish: async () => {
      if (token !== null) await enterWith(token);
    },
  };
}

async function enterWith(token: string): Promise<void> {
  await signInWithCustomToken(officeAuth(), token);
  await signOutOfAuth(passwordAuth());
}

/** Calls with the token of the password, which nothing but these calls accepts. @throws AppError */
async function callWithPassword<Name extends CallName>(
  user: User,
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  const [idToken, appCheck] = await Promise.all([user.getIdToken(), appCheckToken()]);
  return callFunction(name, request, {
    idToken,
    byOffice: true,
    ...(appCheck !== null && { appCheckToken: appCheck }),
  });
}

/** The session of this device that expired, or that a hand-over interrupts; empty for none. */
function interruptedSession(): string {
  const before = currentAdminSession();
  if (before.state === 'expired') return before.session;
  return handedDevice.read(handedDevice.stored())?.session ?? '';
}
