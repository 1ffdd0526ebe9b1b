import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AdminRole } from '@domain/admin/admin-role';
import { collections } from '@domain/firestore/paths';

interface Services {
  readonly auth: Auth;
  readonly firestore: Firestore;
}

interface Promotion {
  readonly email: string;
  /** Called only if the account does not exist yet. */
  readonly password: () => Promise<string>;
  /** What reports say of the inspector; undefined leaves what is stored. */
  readonly name?: string | undefined;
  readonly credential?: string | undefined;
  /** Undefined leaves what is stored. */
  readonly role?: AdminRole | undefined;
  /** Turns two-step sign-in off and ends every session. */
  readonly resetTwoStep?: boolean;
}

/**
 * Makes `email` an admin: creates the account if needed, sets the claim `admin: true`, and writes
 * `admins/{uid}`; the back office requires both. An existing account keeps its password.
 */
export async function promoteAdmin(
  { auth, firestore }: Services,
  promotion: Promotion,
): Promise<'made' | 'promoted'> {
  const { email, name, credential, role, resetTwoStep = false } = promotion;
  const existing = await auth.getUserByEmail(email).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  });
  const user =
    existing ?? (await auth.createUser({ email, password: await promotion.password(), emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  const record = firestore.collection(collections.admins).doc(user.uid);
  const isNew = !(await record.get()).exists;
  await record.set(
    {
      email,
      ...(name !== undefined && { name }),
      ...(credential !== undefined && { credential }),
      ...(role !== undefined && { role }),
      ...(role === 'inspector' && { inspects: true }),
      // So that the password alone gives no access.
      ...(isNew && { sessions: {} }),
      active: true,
      created_at: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
  if (resetTwoStep) {
    const account = firestore.collection(collections.adminAccounts).doc(user.uid);
    await account.set({ factor: null, pending: null }, { merge: true });
    await record.update({ sessions: {} });
  }
  return existing ? 'promoted' : 'made';
}
