import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PortalLogin } from '@/features/portal/login/portal-login';
import { sessionMark } from '@/features/portal/session/session-mark';
import { PageLoading } from '../page-loading';

/** Loaded only with a session, because it imports the Firebase auth code. */
const SignedIn = lazy(async () => ({
  default: (await import('@/features/portal/signed-in')).SignedIn,
}));

const subscribe = (listener: () => void) => sessionMark.subscribe(listener);
const isSignedIn = () => sessionMark.isSet();

/** /customer-portal */
export function PortalRoute() {
  if (!useSyncExternalStore(subscribe, isSignedIn)) return <PortalLogin />;
  return (
    <Suspense fallback={<PageLoading />}>
      <SignedIn loading={<PageLoading />} />
    </Suspense>
  );
}
