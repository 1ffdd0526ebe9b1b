import type { Request } from 'firebase-functions/v2/https';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../platform/admin-app';
import { accessOf } from '../platform/admins';

/** Whether a request has the ID token of a current admin: auth claim, `admins/{uid}` and a session that wasn't ended. */
export async function isAdminRequest(request: Request): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (token === undefined) return false;
  // ignored: the page is shown as to a client, without a valid token
  const verified = await getAuth(adminApp())
    .verifyIdToken(token)
    .catch(() => null);
  if (verified?.admin !== true) return false;
  const access = await accessOf(verified.uid, verified.session);
  return access !== null && access.session !== 'ended';
}
