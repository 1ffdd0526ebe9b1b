import { routes } from '@domain/business/routes';
import { useLocation } from 'react-router-dom';
import { LoginPage } from '@/ui/login-page';
import { printedNumber } from '../reports/printed-report';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { useLogin } from './use-login';

/** Portal login: an email address, then the emailed code. */
export function PortalLogin() {
  const login = useLogin();
  const printed = printedNumber(useLocation().search);
  return (
    <LoginPage
      title="Customer portal"
      lead={
        printed === null
          ? 'Your bookings, inspection reports, and signed documents, all in one place.'
          : `Sign in to open report ${printed}. If it isn’t yours, ask the person it was made for to share it with you.`
      }
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
