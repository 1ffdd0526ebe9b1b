import { randomUUID } from 'node:crypto';
import type { BeginSessionAnswer } from '@domain/admin/session-calls';
import { exchangeCustomToken } from '../../../tools/admin/exchange-custom-token';
import { trustedBody, trustedJson } from '../../../tools/trusted-json';
import { auth, db } from './admin-sdk';
import { callUntilTaken } from './call';
import { addresses } from './stack-addresses';

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

interface Role {
  readonly claim: boolean;
  readonly record: boolean;
}

/** Creates and signs in a user with the admin claim and admin record, or without one of them. */
export async function signIn({ claim, record }: Role = { claim: true, record: true }): Promise<SignedIn> {
  const email = `admin-${randomUUID().slice(0, 8)}@example.com`;
  const password = randomUUID();
  const { uid } = await auth.createUser({ email, password });
  if (claim) await auth.setCustomUserClaims(uid, { admin: true });
  if (record) await db.collection('admins').doc(uid).set({ email });
  const response = await fetch(
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = await trustedBody<{ idToken: string }>(response);
  return { uid, email, idToken };
}

/** A member's new session; the member's own token has none. */
export async function beginSession(member: SignedIn, device = 'Chrome on Android'): Promise<SignedIn> {
  const { result, error } = await callUntilTaken<BeginSessionAnswer>(
    'office-session-begin',
    { device, idempotencyKey: randomUUID() },
    member,
  );
  if (result?.state !== 'signed-in') throw new Error(`no session: ${JSON.stringify(error)}`);
  return { ...member, idToken: await exchangeCustomToken(addresses.auth, result.token) };
}

/** Ends a session as Sign Out does. */
export async function endSession(member: SignedIn): Promise<void> {
  const { error } = await callUntilTaken(
    'office-session-end',
    { session: sessionOf(member), idempotencyKey: randomUUID() },
    member,
  );
  if (error) throw new Error(`not ended: ${JSON.stringify(error)}`);
}

/** The claim that names the session. */
export function sessionOf({ idToken }: SignedIn): string {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return trustedJson<{ session: string }>(claims).session;
}
