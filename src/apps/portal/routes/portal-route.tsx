import { lazy, Suspense } from 'react';
import { PortalLogin } from '@/features/portal/login/portal-login';
import { useSessionMark } from '@/features/portal/session/use-session-mark';
import { PageLoading } from '../page-loading';

/** Brings the sign-in's own code along: not before there is a session. */
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
