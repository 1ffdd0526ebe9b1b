import { routes } from '@domain/business/routes';
import { currentAdminSession, leaveAdminSession, onAdminSession } from './use-admin-session';
import { endSession, holdsSession } from './session-end';
import { sessionChannel } from './session-channel';

/**
 * Reloads the page when its session ended elsewhere: by Sign Out in another tab, or because another user signed in.
 * The reload drops what was read for the former user. An expired session stays, with what was typed, until someone
 * signs in.
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
    // Navigating to the same address with a fragment would not reload.
    if (uid !== null && uid !== now && holdsSession()) void leaveBy(() => location.reload());
    uid = now;
  });
}

async function leaveBy(load: () => void): Promise<void> {
  leaveAdminSession();
  await endSession();
  load();
}
