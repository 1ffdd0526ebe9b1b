import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../platform/admin-app';

/** Deletes a customer's portal account with its refresh tokens, if there is one. */
export async function deleteAccount(customerId: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(customerId);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'auth/user-not-found') throw error;
  }
}
