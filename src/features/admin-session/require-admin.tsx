import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { cacheOwner } from '@/firebase/documents/cache-owner';
import { refreshAccess } from '@/firebase/session/refresh-access';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { LoadingPage } from './loading-page';
import { signInAddress } from './next-address';
import { NoAccessPage } from './no-access-page';

// Loaded after sign-in, because it imports Firestore.
const AdminGate = lazy(async () => ({ default: (await import('./admin-gate')).AdminGate }));

/** Shows `children` only to admins: signed in, with the auth claim and an admin record. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const session = useAdminSession();
  const { pathname, search, hash } = useLocation();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'signed-out') {
    return <Navigate to={signInAddress(`${pathname}${search}${hash}`)} replace />;
  }
  if (!session.isAdmin) return <WithoutClaim email={session.email} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <AdminGate
        uid={session.uid}
        email={session.email}
        session={session.session}
        expired={session.state === 'expired'}
      >
        {children}
      </AdminGate>
    </Suspense>
  );
}

/** For an account that isn't an admin's, or isn't anymore: then the office's records leave the device. */
function WithoutClaim({ email }: { readonly email: string }) {
  useEffect(() => {
    if (cacheOwner.get() === null) return;
    void import('@/firebase/documents/office-firestore')
      .then(({ dropOfficeRecords }) => dropOfficeRecords())
      // ignored: another tab still has the records open, and removes them when it shows this page
      .catch(() => undefined);
  }, []);
  return (
    <NoAccessPage
      email={email}
      title="This account has no access"
      text="The back office is for admins. Ask the system administrator to give this account access, or sign out and use another one."
      onRetry={async () => {
        await refreshAccess();
        location.reload();
      }}
    />
  );
}
