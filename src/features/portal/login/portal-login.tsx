import { routes } from '@domain/business/routes';
import { LoginPage } from '@/ui/login-page';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { useLogin } from './use-login';

/** The way into the portal: an e-mail address, then the code that was sent there. */
export function PortalLogin() {
  const login = useLogin();
  return (
    <LoginPage
      title="Customer portal"
      lead="Your bookings, your inspection reports and your signed papers, in one place."
      aside={
        <p>
          You have a Booking ID? <a href={routes.reports}>Open your reports with it</a>.
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
