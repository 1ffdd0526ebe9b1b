import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { ClearLogsButton } from '@/features/security/logs/clear-logs-button';
import { securityViewOf, withSecurityView, type SecurityView } from '@/features/security/security-view';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useToast } from '@/ui/use-toast';
import { ReadFailed } from '../read-failed';
import { SecurityPanel } from './security-panel';
import { securityPanelId, securityTabId, SecurityTabs } from './security-tabs';
import { MetricCards } from '@/features/security/figures/metric-cards';
import { SecurityAlert } from '@/features/security/figures/security-alert';
import { useDayFigures } from '@/features/security/figures/use-day-figures';

/** Security: the day's figures, submissions, rate limits, undelivered messages and the audit trail. */
export function SecurityTab() {
  const [parameters, setParameters] = useSearchParams();
  const toast = useToast();
  const failed = () => toast({ title: 'Failed to load security dashboard information.', destructive: true });
  const view = securityViewOf(parameters);
  const show = (next: SecurityView, shown?: Readonly<Record<string, string>>) =>
    setParameters((before) => withSecurityView(before, next, shown));
  return (
    <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h1" sx={{ marginInlineEnd: 'auto' }}>
          Security
        </Typography>
        <ClearLogsButton call={callAsAdmin} />
      </Box>
      <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />} onFailure={failed}>
        <SecurityOverview
          open={{
            log: view === 'logs' && parameters.get('only') !== 'suspicious',
            windows: view === 'limits',
          }}
          onSuspicious={() => show('logs', { only: 'suspicious' })}
          onViolations={() => show('limits')}
        />
      </ReadBoundary>
      <div>
        <Box
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            marginBlockEnd: '20px',
            '& .MuiTab-root:first-of-type': { marginInlineStart: { xs: -1.25, sm: -2 } },
          }}
        >
          <SecurityTabs view={view} onChange={show} />
        </Box>
        <div role="tabpanel" id={securityPanelId} aria-labelledby={securityTabId(view)}>
          <ReadBoundary key={view} fallback={(failure) => <ReadFailed {...failure} />} onFailure={failed}>
            <SecurityPanel view={view} parameters={parameters} onShow={show} />
          </ReadBoundary>
        </div>
      </div>
    </Box>
  );
}

interface SecurityOverviewProps {
  /** Lists whose first page is on the screen. */
  readonly open: Parameters<typeof useDayFigures>[0];
  readonly onSuspicious: () => void;
  readonly onViolations: () => void;
}

/** The day's figures, with a banner where they need attention. */
function SecurityOverview({ open, ...handlers }: SecurityOverviewProps) {
  const figures = useDayFigures(open);
  return (
    <>
      <SecurityAlert figures={figures} {...handlers} />
      <MetricCards figures={figures} />
    </>
  );
}
