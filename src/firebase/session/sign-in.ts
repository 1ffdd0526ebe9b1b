import { signInWithEmailAndPassword } from 'firebase/auth';
import { normalizeEmail } from '@domain/contact/email';
import { startAppCheck } from '../app-check/office-app-check';
import type { SecondStep } from './begin-session';
import { passwordAuth } from './password-auth';

/**
 * Signs in to the office: the password begins a session, with a code if the account needs one, and only the session's token
 * signs in.
 * @returns the second step; null where none is needed
 * @throws the auth provider's error, or AppError; `signInFailure` returns the sentence of either
 */
export async function signIn(email: string, password: string): Promise<SecondStep | null> {
  await startAppCheck();
  const { user } = await signInWithEmailAndPassword(passwordAuth(), normalizeEmail(email), password);
  const { beginSession } = await import('./begin-session');
  return beginSession(user);
}
