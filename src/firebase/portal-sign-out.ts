import { signOut } from 'firebase/auth';
import { portalAuth } from './portal-auth';

/** Forgets who was signed in to the portal, on this device. */
export async function signOutOfPortal(): Promise<void> {
  await signOut(portalAuth());
}
