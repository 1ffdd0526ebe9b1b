import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { usePhone } from '@/settings/use-phone';
import { theme } from '@/theme/theme';
import { ButtonLink } from '@/ui/button-link';
import { LoadBoundary } from '@/ui/load-boundary';
import { Toasts } from '@/ui/toasts';
import { PortalRoute } from './routes/portal-route';
import { ReportsRoute } from './routes/reports-route';
import type { ReactNode } from 'react';
import { ClientFrame } from '@/shared/client-page/client-frame';

interface PortalAppProps {
  readonly page: 'portal' | 'reports';
}

function CallButton() {
  const phone = usePhone();
  return (
    <ButtonLink look="quiet" href={`tel:${phone.e164}`}>
      Call {phone.display}
    </ButtonLink>
  );
}

/**
 * /customer-portal and /reports. Both login forms are in the first bundle, so that the layout doesn't shift; the
 * pages behind them are loaded later.
 */
export function PortalApp({ page }: PortalAppProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Toasts>
        <PortalFrame>
          <LoadBoundary
            thing="page"
            reason="You may have lost your connection, or a new version came out while this page was open."
            otherWays={<CallButton />}
          >
            {page === 'reports' ? <ReportsRoute /> : <PortalRoute />}
          </LoadBoundary>
        </PortalFrame>
      </Toasts>
    </ThemeProvider>
  );
}

function PortalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ClientFrame width={960} offline="You’re offline. This page needs a connection.">
      {children}
    </ClientFrame>
  );
}
