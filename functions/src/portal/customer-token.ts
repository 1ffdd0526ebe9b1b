import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';

/**
 * A token to sign in as this customer, valid while `generation` is that of their sessions. Creates the account,
 * because signing in can't.
 */
export async function customerToken(customerId: string, generation: number): Promise<string> {
  const auth = getAuth(adminApp());
  try {
    await auth.createUser({ uid: customerId });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/uid-already-exists') throw error;
  }
  return auth.createCustomToken(customerId, { customer: true, generation });
}
