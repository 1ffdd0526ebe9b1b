import { signOut as signOutOfAuth } from 'firebase/auth';
import { routes } from '@domain/business/routes';
import { within } from '@domain/time/within';
import { clearLeftCache } from './clear-left-cache';
import { officeAuth } from './office-auth';
import { endSession } from './session-end';
import { sessionChannel } from './session-channel';
import { currentAdminSession, leaveAdminSession } from './use-admin-session';

/**
 * Signs out in every tab of this browser, deletes the records on this device, and reloads to the sign-in page,
 * because ReactFire's cache lasts as long as its page.
 * @throws Firebase's error; the next page shows who is still signed in.
 */
export async function signOut(): Promise<void> {
  const session = currentAdminSession();
  await leave(async () => {
    if (session.state === 'signed-in' && session.session !== '') await endOnServer(session.session);
  });
}

/** The same for a session that was ended on another device. @throws Firebase's error */
export function leaveEndedSession(): Promise<void> {
  return leave(() => Promise.resolve());
}

async function leave(end: () => Promise<void>): Promise<void> {
  leaveAdminSession();
  try {
    await endSession();
    await end();
    await signOutOfAuth(officeAuth());
    // Announced last, because a tab that reloads earlier would find the user still signed in.
    sessionChannel.announceEnd();
    await clearLeftCache();
  } finally {
    // Also after a failure, because this page already shows no session.
    location.replace(routes.adminAuth);
  }
}

/** Milliseconds that Sign Out waits for the server. */
const endsWithinMs = 3000;

/** Takes the session off the admin's list. */
async function endOnServer(session: string): Promise<void> {
  if (!navigator.onLine) return;
  const { callAsAdmin } = await import('../calls/call-as-admin');
  const ended = callAsAdmin('office-session-end', { session, idempotencyKey: crypto.randomUUID() }).then(
    () => undefined,
    // ignored: without its tokens, which leave this device now, nobody can use it
    () => undefined,
  );
  await within(endsWithinMs, ended, () => undefined);
}
