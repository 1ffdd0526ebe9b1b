import { signOut as signOutOfAuth } from 'firebase/auth';
import { routes } from '@domain/business/routes';
import { cacheOwner } from './cache-owner';
import { officeAuth } from './office-auth';
import { endSession } from './session-end';
import { sessionChannel } from './session-channel';
import { leaveAdminSession } from './use-admin-session';

/**
 * Signs out in every tab of this browser, deletes the records on this device, and loads the sign-in page anew, as
 * ReactFire's cache lives as long as its page. @throws what Firebase could not do: the page that comes shows who is still
 * signed in.
 */
export async function signOut(): Promise<void> {
  leaveAdminSession();
  try {
    await endSession();
    await signOutOfAuth(officeAuth());
    // Only now: a tab that loads its page anew must not find the user still signed in.
    sessionChannel.announceEnd();
    await clearCache();
  } finally {
    // Also where it failed: this page shows nothing of the session any more, and would look like one that has ended.
    location.replace(routes.adminAuth);
  }
}

async function clearCache(): Promise<void> {
  if (cacheOwner.get() === null) return;
  try {
    const { clearOfficeCache } = await import('./office-firestore');
    await clearOfficeCache();
  } catch {
    // A tab held on. What stays is deleted before another user's session opens it.
  }
}
