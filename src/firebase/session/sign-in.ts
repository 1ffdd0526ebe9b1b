import { signInWithEmailAndPassword } from 'firebase/auth';
import { normalizeEmail } from '@domain/contact/email';
import { officeAuth } from './office-auth';
import { startAppCheck } from '../app-check/office-app-check';

/** @throws the auth provider's error; `signInFailure` returns its sentence. */
export async function signIn(email: string, password: string): Promise<void> {
  await startAppCheck();
  await signInWithEmailAndPassword(officeAuth(), normalizeEmail(email), password);
}
