import type { Request } from 'firebase-functions/v2/https';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';
import { accessOf } from '../platform/admins';

/** The uid of the current admin whose ID token a request has: auth claim, `admins/{uid}` and a session that wasn't ended. Null without one. */
export async function adminOfRequest(request: Request): Promise<string | null> {
  const token = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (token === undefined) return null;
  // ignored: the page is shown as to a client, without a valid token
  const verified = await getAuth(adminApp())
    .verifyIdToken(token)
    .catch(() => null);
  if (verified?.admin !== true) return null;
  const access = await accessOf(verified.uid, verified.session);
  return access !== null && access.session !== 'ended' ? verified.uid : null;
}
