import { routes } from '@domain/business/routes';
import { LoginPage } from '@/ui/login-page';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { useLogin } from './use-login';

/** Portal login: an email address, then the emailed code. */
export function PortalLogin() {
  const login = useLogin();
  return (
    <LoginPage
      title="Customer portal"
      lead="Your bookings, inspection reports, and signed documents, all in one place."
      aside={
        <p>
          Have a Booking ID? <a href={routes.reports}>Use it to open your reports</a>.
        </p>
      }
    >
      {login.asked ? (
        <CodeStep key={login.asked.loginId} login={login} asked={login.asked} />
      ) : (
        <EmailStep login={login} />
      )}
    </LoginPage>
  );
}
