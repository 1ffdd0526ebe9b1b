import { randomUUID } from 'node:crypto';
import { trustedBody } from '../../../tools/trusted-json';
import { auth, db } from './admin-sdk';
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
