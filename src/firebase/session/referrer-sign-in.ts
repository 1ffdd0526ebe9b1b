import { signInWithCustomToken } from 'firebase/auth';
import { referrerAuth } from './referrer-auth';

/** Signs a referrer in with the token from a redeemed code. @throws the auth provider's error. */
export async function signInReferrer(token: string): Promise<void> {
  await signInWithCustomToken(referrerAuth(), token);
}
