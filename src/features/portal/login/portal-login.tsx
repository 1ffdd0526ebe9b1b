import { routes } from '@domain/business/routes';
import { useLocation } from 'react-router-dom';
import { LoginSteps } from '@/shared/login/login-steps';
import { LoginPage } from '@/ui/login-page';
import { printedNumber } from '../reports/printed-report';
import { portalLogin } from './portal-login-kind';

/** Portal login: an email address, then the emailed code. */
export function PortalLogin() {
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
      <LoginSteps kind={portalLogin} />
    </LoginPage>
  );
}
