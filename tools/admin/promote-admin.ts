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
}

/**
 * Makes `email` an admin: creates the account if needed, sets the claim `admin: true`, and writes
 * `admins/{uid}`; the back office requires both. An existing account keeps its password.
 */
export async function promoteAdmin(
  { auth, firestore }: Services,
  promotion: Promotion,
): Promise<'made' | 'promoted'> {
  const { email, name, credential, role } = promotion;
  const existing = await auth.getUserByEmail(email).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  });
  const user =
    existing ?? (await auth.createUser({ email, password: await promotion.password(), emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  await firestore
    .collection(collections.admins)
    .doc(user.uid)
    .set(
      {
        email,
        ...(name !== undefined && { name }),
        ...(credential !== undefined && { credential }),
        ...(role !== undefined && { role }),
        active: true,
        created_at: FieldValue.serverTimestamp(),
      },
      { merge: true },
    );
  return existing ? 'promoted' : 'made';
}
