import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../platform/admin-app';
import { logs } from '../../platform/logs';

/** Stops Firebase Auth from refreshing tokens. Our calls refuse them even if this fails. */
export async function revokeTokens(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).revokeRefreshTokens(uid);
  } catch (error) {
    logs.tokensNotRevoked(error);
  }
}
