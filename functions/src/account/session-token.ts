import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';

/** A token to sign in with as this admin. The tokens that follow from it have the claim `session`. */
export function sessionToken(uid: string, session: string): Promise<string> {
  return getAuth(adminApp()).createCustomToken(uid, { session });
}
