import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';
import { logs } from '../platform/logs';

/**
 * Stops Firebase from renewing the account's sessions, and with `claim: false` takes the claim from it. Our calls refuse
 * the account even if this fails.
 */
export async function revokeTokens(uid: string, { claim }: { readonly claim: boolean }): Promise<void> {
  const auth = getAuth(adminApp());
  try {
    if (!claim) {
      const { customClaims } = await auth.getUser(uid);
      await auth.setCustomUserClaims(uid, { ...customClaims, admin: false });
    }
    await auth.revokeRefreshTokens(uid);
  } catch (error) {
    logs.memberSessionsNotEnded(error);
  }
}
