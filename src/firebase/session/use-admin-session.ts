import { onIdTokenChanged } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { officeClaims, type OfficeClaims } from './admin-claim';
import { officeAuth } from './office-auth';
import { signedInAgain } from './signed-in-again';

interface Account extends OfficeClaims {
  readonly uid: string;
  readonly email: string;
}

/** The back office's session. `isAdmin` is the token's claim; the record `admins/{uid}` is checked separately. */
export type AdminSession =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | ({ readonly state: 'signed-in' } & Account)
  /** The session expired. The same user can sign in again and continue. */
  | ({ readonly state: 'expired' } & Account);

let session: AdminSession = { state: 'loading' };
let stopWatching: (() => void) | null = null;
let leaving = false;
/** The session of the tokens that the server no longer accepts although Firebase renews them; null for none. */
let refused: string | null = null;
const listeners = new Set<() => void>();

export function currentAdminSession(): AdminSession {
  return session;
}

/** Calls `listener` after each change. Returns the function that unsubscribes. */
export function onAdminSession(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watchAuth();
  return () => listeners.delete(listener);
}

/** Asks for the password over the page, because the server no longer accepts the session's tokens. */
export function expireAdminSession(): void {
  if (session.state !== 'signed-in') return;
  refused = session.session;
  publish({ ...session, state: 'expired' });
}

/** Hides the session while its cleanup runs; the page is reloaded afterwards. */
export function leaveAdminSession(): void {
  leaving = true;
  publish({ state: 'loading' });
}

export function useAdminSession(): AdminSession {
  return useSyncExternalStore(onAdminSession, currentAdminSession);
}

function watchAuth(): () => void {
  const auth = officeAuth();
  return onIdTokenChanged(auth, (user) => {
    if (leaving) return;
    if (!user) return publish(afterUser(session));
    void officeClaims(user).then((claims) => {
      // The user may have changed while the token was read.
      if (leaving || auth.currentUser?.uid !== user.uid || claims.session === refused) return;
      refused = null;
      publish({ state: 'signed-in', uid: user.uid, email: user.email ?? user.uid, ...claims });
    });
  });
}

/** The session after Firebase has lost its user. Sign Out never gets here, because it leaves first. */
function afterUser(before: AdminSession): AdminSession {
  return 'uid' in before ? { ...before, state: 'expired' } : { state: 'signed-out' };
}

function publish(next: AdminSession): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  const isAgain = session.state === 'expired' && next.state === 'signed-in';
  session = next;
  for (const listener of listeners) listener();
  if (isAgain) signedInAgain.announce();
}
