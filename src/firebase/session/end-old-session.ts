import { signOut } from 'firebase/auth';
import { officeAuth } from './office-auth';

/**
 * Ends a session that began before `tokensFrom`, in seconds since the epoch: the password has changed since. The page
 * then asks for the new one, and what was typed on it stays.
 */
export async function endOldSession(tokensFrom: number): Promise<void> {
  const auth = officeAuth();
  const user = auth.currentUser;
  if (!user) return;
  const { claims } = await user.getIdTokenResult();
  if (Number(claims.auth_time) < tokensFrom) await signOut(auth);
}
