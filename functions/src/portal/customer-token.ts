import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';

/** A token with which a browser becomes this customer. The account is made here: nobody may make one by signing in. */
export async function customerToken(customerId: string): Promise<string> {
  const auth = getAuth(adminApp());
  try {
    await auth.createUser({ uid: customerId });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/uid-already-exists') throw error;
  }
  return auth.createCustomToken(customerId, { customer: true });
}
