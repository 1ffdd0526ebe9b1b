import { routes } from '@domain/business/routes';
import { currentAdminSession, leaveAdminSession, onAdminSession } from './use-admin-session';
import { endSession, holdsSession } from './session-end';
import { sessionChannel } from './session-channel';

/**
 * Leaves the page when its session has ended elsewhere, by Sign Out in another tab, or when another user has signed in.
 * The page is loaded anew, so that nothing read for one user is left for the next. A session that has expired stays,
 * with what was typed, until somebody signs in.
 */
export function watchSessionEnd(): void {
  let uid: string | null = null;
  sessionChannel.onEnd(() => {
    if (holdsSession()) void leaveBy(() => location.replace(routes.adminAuth));
  });
  onAdminSession(() => {
    const session = currentAdminSession();
    if (session.state === 'loading' || session.state === 'expired') return;
    const now = session.state === 'signed-in' ? session.uid : null;
    // Not by the address: with a fragment in it, nothing would be loaded.
    if (uid !== null && uid !== now && holdsSession()) void leaveBy(() => location.reload());
    uid = now;
  });
}

async function leaveBy(load: () => void): Promise<void> {
  leaveAdminSession();
  await endSession();
  load();
}
