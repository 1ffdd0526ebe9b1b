import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { business } from '@domain/business/business';
import { clearLeftCache } from '@/firebase/session/clear-left-cache';
import { signIn } from '@/firebase/session/sign-in';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { BrandMark } from '@/ui/brand-mark';
import { Card, CenteredPage } from './centered-page';
import { LoadingPage } from './loading-page';
import { nextAddress } from './next-address';
import { SignInForm } from './sign-in-form';

// Few people need it, and everyone waits for this page.
const ForgotPassword = lazy(async () => ({ default: (await import('./forgot-password')).ForgotPassword }));

/** /admin/auth. An admin who is signed in already is redirected. */
export function SignInPage() {
  const session = useAdminSession();
  const { search } = useLocation();
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (session.state === 'signed-out') void clearLeftCache();
  }, [session.state]);
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'signed-in') return <Navigate to={nextAddress(search)} replace />;
  if (forgotten) {
    return (
      <CenteredPage>
        <Card>
          <Suspense fallback={null}>
            <ForgotPassword onBack={() => setForgotten(false)} />
          </Suspense>
        </Card>
      </CenteredPage>
    );
  }
  return (
    <CenteredPage>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <BrandMark />
        <Typography variant="h6" component="p">
          {business.name}
        </Typography>
      </div>
      <Card>
        <div>
          <Typography variant="h3" component="h1">
            Admin sign-in
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            Requests, jobs, and reports in one place.
          </Typography>
        </div>
        <SignInForm onSignIn={signIn} failureText={signInFailure} />
        <Button color="inherit" onClick={() => setForgotten(true)}>
          Forgot your password?
        </Button>
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        New here? Ask an owner of your team to invite you.
      </Typography>
    </CenteredPage>
  );
}
