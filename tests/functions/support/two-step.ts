import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { BeginSessionAnswer, ReadAccountAnswer } from '@domain/admin/session-calls';
import type {
  BeginFactorAnswer,
  ConfirmFactorAnswer,
  RecoveryCodesAnswer,
} from '@domain/admin/two-step-calls';
import { db } from './admin-sdk';
import { callUntilTaken } from './call';
import { beginSession, signIn, type SignedIn } from './sign-in';

export const account = (uid: string) => db.collection('admin_accounts').doc(uid);

const act =
  <Answer>(name: string) =>
  (by: SignedIn, body: object = {}) =>
    callUntilTaken<Answer>(name, { idempotencyKey: randomUUID(), ...body }, by);
export const begin = act<BeginSessionAnswer>('office-session-begin');
export const confirm = act<ConfirmFactorAnswer>('office-factor-confirm');
export const renewCodes = act<RecoveryCodesAnswer>('office-factor-codes');
export const turnOff = act<{ state: string }>('office-factor-end');
export const reset = act<{ uid: string }>('office-team-two-step-reset');
export const requireTwoStep = act<{ required: boolean }>('office-team-two-step-require');
export const show = (by: SignedIn) => callUntilTaken<BeginFactorAnswer>('office-factor-begin', {}, by);
export const read = (by: SignedIn) => callUntilTaken<ReadAccountAnswer>('office-account-read', {}, by);

/** The code that the app shows now. It is accepted for a minute at least, because one step of drift is. */
export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
/** A code that the app doesn't show around now. */
export const wrongCode = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = [-60, -30, 0, 30, 60].map((s) => totp.generate({ timestamp: Date.now() + s * 1000 }));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code));
};
/** Lets the app's current code work again, as half a minute later. */
export const letTimePass = (uid: string) => account(uid).update({ 'factor.used_step': 0 });

export interface Protected {
  /** With the password alone. */
  readonly member: SignedIn;
  readonly session: SignedIn;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** A member who has turned two-step sign-in on. */
export async function protectedMember(): Promise<Protected> {
  const member = await signIn();
  const session = await beginSession(member);
  const secret = (await show(session)).result?.secret ?? '';
  const { result, error } = await confirm(session, { code: codeOf(secret) });
  if (!result) throw new Error(`not confirmed: ${JSON.stringify(error)}`);
  await letTimePass(member.uid);
  return { member, session, secret, codes: result.recoveryCodes };
}
