import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
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
  if (!session.isAdmin) {
    return (
      <NoAccessPage
        email={session.email}
        title="This account has no access"
        text="The back office is for admins. Ask the system administrator to give this account access, or sign out and use another one."
        onRetry={refreshAccess}
      />
    );
  }
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
