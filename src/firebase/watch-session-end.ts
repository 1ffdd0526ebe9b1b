import { routes } from '@domain/business/routes';
import { currentAdminSession, leaveAdminSession, onAdminSession } from './use-admin-session';
import { endSession, holdsSession } from './session-end';
import { sessionChannel } from './session-channel';

/**
 * Leaves the page when its session has ended elsewhere: by Sign Out in another tab, or as the account was
 * switched off. The page is loaded anew, so that nothing read for one user is left for the next.
 */
export function watchSessionEnd(): void {
  let uid: string | null = null;
  sessionChannel.onEnd(() => {
    if (holdsSession()) void leave(routes.adminAuth);
  });
  onAdminSession(() => {
    const session = currentAdminSession();
    if (session.state === 'loading') return;
    const now = session.state === 'signed-in' ? session.uid : null;
    if (uid !== null && uid !== now && holdsSession()) void leave(location.href);
    uid = now;
  });
}

async function leave(address: string): Promise<void> {
  leaveAdminSession();
  await endSession();
  location.replace(address);
}
