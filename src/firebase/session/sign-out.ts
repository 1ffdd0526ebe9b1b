import { signOut as signOutOfAuth } from 'firebase/auth';
import { routes } from '@domain/business/routes';
import { cacheOwner } from '../documents/cache-owner';
import { officeAuth } from './office-auth';
import { endSession } from './session-end';
import { sessionChannel } from './session-channel';
import { leaveAdminSession } from './use-admin-session';

/**
 * Signs out in every tab of this browser, deletes the records on this device, and reloads to the sign-in page,
 * because ReactFire's cache lasts as long as its page.
 * @throws Firebase's error; the next page shows who is still signed in.
 */
export async function signOut(): Promise<void> {
  leaveAdminSession();
  try {
    await endSession();
    await signOutOfAuth(officeAuth());
    // Announced last, because a tab that reloads earlier would find the user still signed in.
    sessionChannel.announceEnd();
    await clearCache();
  } finally {
    // Also after a failure, because this page already shows no session.
    location.replace(routes.adminAuth);
  }
}

async function clearCache(): Promise<void> {
  if (cacheOwner.get() === null) return;
  try {
    const { clearOfficeCache } = await import('../documents/office-firestore');
    await clearOfficeCache();
  } catch {
    // ignored: another tab held the lock. The records are deleted before another user's session loads the cache.
  }
}
