import { routes } from '@domain/business/routes';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoginPage } from '@/ui/login-page';
import { AccessForm } from './access-form';
import { useReportAccess } from './use-report-access';

const ReportList = lazy(async () => ({ default: (await import('./report-list')).ReportList }));

/** /reports: asks for email address and Booking ID, then lists the reports. */
export function ReportAccess({ loading }: { readonly loading: ReactNode }) {
  const { view, submit, again, signOut } = useReportAccess();
  if (view.state === 'checking') return loading;
  if (view.state === 'open') {
    return (
      <Suspense fallback={loading}>
        <ReportList {...view} onRetry={async () => again()} onSignOut={signOut} />
      </Suspense>
    );
  }
  return (
    <LoginPage
      title="Your inspection reports"
      lead="Open them with your email address and the Booking ID from our emails."
      aside={
        <p>
          Don’t have a Booking ID? <a href={routes.customerPortal}>Sign in with an email code</a>.
        </p>
      }
    >
      <AccessForm error={view.error} filled={view.filled} onSubmit={submit} />
    </LoginPage>
  );
}
