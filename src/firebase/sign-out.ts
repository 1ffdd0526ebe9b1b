import { signOut as signOutOfAuth } from 'firebase/auth';
import { routes } from '@domain/business/routes';
import { cacheOwner } from './cache-owner';
import { officeAuth } from './office-auth';
import { endSession } from './session-end';
import { sessionChannel } from './session-channel';

const attempts = 8;
const pauseMs = 250;

/**
 * Signs out in every tab of this browser, deletes the records on this device, and loads the sign-in page anew, as
 * ReactFire's cache lives as long as its page.
 */
export async function signOut(): Promise<void> {
  sessionChannel.announceEnd();
  await endSession();
  await signOutOfAuth(officeAuth());
  await clearCache();
  location.replace(routes.adminAuth);
}

async function clearCache(): Promise<void> {
  if (cacheOwner.get() === null) return;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const { clearOfficeCache } = await import('./office-firestore');
      return await clearOfficeCache();
    } catch {
      // Other tabs are still letting go. What stays is deleted before another user's session opens it.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
