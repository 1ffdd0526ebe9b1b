import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';

interface LoginSubject {
  /** The customer's id, or the referrer's. */
  readonly id: string;
  /** The referrer's address; null for a customer. */
  readonly referrer: string | null;
}

/**
 * A token to sign in as this customer or referrer, valid while `generation` is that of their sessions. Creates the
 * account, because signing in can't.
 */
export async function loginToken({ id, referrer }: LoginSubject, generation: number): Promise<string> {
  const auth = getAuth(adminApp());
  try {
    await auth.createUser({ uid: id });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/uid-already-exists') throw error;
  }
  const claims = referrer === null ? { customer: true } : { referrer };
  return auth.createCustomToken(id, { ...claims, generation });
}
