import { onIdTokenChanged } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { hasAdminClaim } from './admin-claim';
import { officeAuth } from './office-auth';

/** Who is signed in to the back office. `isAdmin` is the token's claim; the record `admins/{uid}` is asked apart. */
export type AdminSession =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly uid: string; readonly email: string; readonly isAdmin: boolean }
  /** It has ended by itself, as sessions do: who it was may sign in again and go on where they were. */
  | { readonly state: 'expired'; readonly uid: string; readonly email: string; readonly isAdmin: boolean };

let session: AdminSession = { state: 'loading' };
let stopWatching: (() => void) | null = null;
let leaving = false;
const listeners = new Set<() => void>();

export function currentAdminSession(): AdminSession {
  return session;
}

/** Calls `listener` after each change; answers with the function that ends it. */
export function onAdminSession(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watchAuth();
  return () => listeners.delete(listener);
}

/** Shows nothing of the session any more, while what it opened is being let go of; the page is loaded anew after it. */
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
    void hasAdminClaim(user).then((isAdmin) => {
      // Another user, or none, may have come while the token was read.
      if (leaving || auth.currentUser?.uid !== user.uid) return;
      publish({ state: 'signed-in', uid: user.uid, email: user.email ?? user.uid, isAdmin });
    });
  });
}

/** What a session is once Firebase has no user any more. Sign Out does not come here: it leaves first. */
function afterUser(before: AdminSession): AdminSession {
  return 'uid' in before ? { ...before, state: 'expired' } : { state: 'signed-out' };
}

function publish(next: AdminSession): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  for (const listener of listeners) listener();
}
