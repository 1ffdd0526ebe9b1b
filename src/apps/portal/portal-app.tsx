import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { PortalBoundary } from './portal-boundary';
import { PortalFrame } from './portal-frame';
import { PortalRoute } from './routes/portal-route';
import { ReportsRoute } from './routes/reports-route';

interface PortalAppProps {
  readonly page: 'portal' | 'reports';
}

/** /customer-portal and /reports. Both forms come at once, so that nothing moves; what is behind them comes when it is opened. */
export function PortalApp({ page }: PortalAppProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Toasts>
        <PortalFrame>
          <PortalBoundary>{page === 'reports' ? <ReportsRoute /> : <PortalRoute />}</PortalBoundary>
        </PortalFrame>
      </Toasts>
    </ThemeProvider>
  );
}
