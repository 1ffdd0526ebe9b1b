import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useConnection } from '@/offline/connectivity';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { Toasts } from '@/ui/toasts';
import { ScreenLoading } from '../screen-loading';
import { ReferrerLogin } from './referrer-login';
import { referrerMark } from './session-mark';

/** Loaded only with a session, because it imports the Firebase auth code. It isn't stored for offline use. */
const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));

/** All referrals of an email address, after signing in with a code that is emailed to it. */
export function MineScreen() {
  return (
    <Toasts>
      <Mine />
    </Toasts>
  );
}

function Mine() {
  const signedIn = useSyncExternalStore(referrerMark.subscribe, referrerMark.isSet);
  const { offline } = useConnection();
  // What was loaded before the connection was lost stays on the screen.
  const [reached, setReached] = useState(!offline);
  if (!offline && !reached) setReached(true);
  if (!signedIn) return <ReferrerLogin offline={offline} />;
  if (!reached) return <Offline />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <SignedIn />
    </Suspense>
  );
}

function Offline() {
  return (
    <Notice role="status">
      <CoreIcon name="cloud-off" />
      <div>
        <p>You’re offline. Your referrals are safe with us, and show here once you’re back online.</p>
      </div>
    </Notice>
  );
}
