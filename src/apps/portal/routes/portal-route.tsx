import { lazy, Suspense } from 'react';
import { PortalLogin } from '@/features/portal/login/portal-login';
import { useSessionMark } from '@/features/portal/session/use-session-mark';
import { PageLoading } from '../page-loading';

/** Loaded only with a session, because it imports the Firebase auth code. */
const SignedIn = lazy(async () => ({
  default: (await import('@/features/portal/signed-in')).SignedIn,
}));

/** /customer-portal */
export function PortalRoute() {
  if (!useSessionMark()) return <PortalLogin />;
  return (
    <Suspense fallback={<PageLoading />}>
      <SignedIn loading={<PageLoading />} />
    </Suspense>
  );
}
