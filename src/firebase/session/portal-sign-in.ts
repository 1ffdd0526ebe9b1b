import { signInWithCustomToken } from 'firebase/auth';
import { portalAuth } from './portal-auth';

/** Signs a customer in with the token from a redeemed code. @throws the auth provider's error. */
export async function signInToPortal(token: string): Promise<void> {
  await signInWithCustomToken(portalAuth(), token);
}
