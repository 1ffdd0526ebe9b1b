import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import { normalizeEmail } from '@domain/contact/email';
import { callFunction } from '@/api/call-function';
import { environment } from '@/environment';
import { appCheckToken, startAppCheck } from '../app-check/office-app-check';
import { deviceWords } from './device-words';
import { handedDevice } from './handed-device';
import { officeAuth } from './office-auth';
import { currentAdminSession } from './use-admin-session';

/**
 * Signs in to the office: the password begins a session, and only the session's token signs in.
 * @throws the auth provider's error, or AppError; `signInFailure` returns the sentence of either.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await startAppCheck();
  const auth = passwordAuth();
  try {
    const { user } = await signInWithEmailAndPassword(auth, normalizeEmail(email), password);
    const [idToken, appCheck] = await Promise.all([user.getIdToken(), appCheckToken()]);
    const request = {
      device: deviceWords(navigator.userAgent, navigator.maxTouchPoints),
      continues: interruptedSession(),
      idempotencyKey: crypto.randomUUID(),
    };
    const { token } = await callFunction('office-session-begin', request, {
      idToken,
      byOffice: true,
      ...(appCheck !== null && { appCheckToken: appCheck }),
    });
    await signInWithCustomToken(officeAuth(), token);
  } finally {
    await signOut(auth);
  }
}

/** The session of this device that expired, or that a hand-over interrupts; empty for none. */
function interruptedSession(): string {
  const before = currentAdminSession();
  if (before.state === 'expired') return before.session;
  return handedDevice.read(handedDevice.stored())?.session ?? '';
}

let opened: Auth | null = null;

/** Holds who has given the password, in this page's memory alone: the office sees only users with a session. */
function passwordAuth(): Auth {
  opened ??= openPasswordAuth();
  return opened;
}

function openPasswordAuth(): Auth {
  const auth = initializeAuth(initializeApp(environment.firebase, 'office-password'), {
    persistence: inMemoryPersistence,
  });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
