import { signOut } from 'firebase/auth';
import { portalAuth } from './portal-auth';

/** Signs the customer out of the portal on this device. */
export async function signOutOfPortal(): Promise<void> {
  await signOut(portalAuth());
}
