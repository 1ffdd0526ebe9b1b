import { signOut } from 'firebase/auth';
import { referrerAuth } from './referrer-auth';

/** Signs the referrer out on this device. */
export async function signOutReferrer(): Promise<void> {
  await signOut(referrerAuth());
}
