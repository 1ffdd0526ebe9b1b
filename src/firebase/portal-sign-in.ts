import { signInWithCustomToken } from 'firebase/auth';
import { portalAuth } from './portal-auth';

/** Signs a customer in with the token that a code was good for. @throws the provider's error. */
export async function signInToPortal(token: string): Promise<void> {
  await signInWithCustomToken(portalAuth(), token);
}
