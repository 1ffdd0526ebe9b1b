import { signOutOfPortal } from '@/firebase/session/portal-sign-out';
import { sessionMark } from './session-mark';

/** Ends the session in every tab of this browser. */
export async function leavePortal(): Promise<void> {
  await signOutOfPortal();
  sessionMark.clear();
}
