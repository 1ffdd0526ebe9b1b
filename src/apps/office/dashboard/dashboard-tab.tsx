import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFigures } from '@/features/dashboard/use-figures';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { EmptyState } from '@/ui/empty-state';
import { ReadFailed } from '../read-failed';
import { TabLoading } from '../tab-loading';

const OpenWork = lazy(async () => ({ default: (await import('./open-work/open-work')).OpenWork }));
const Revenue = lazy(async () => ({ default: (await import('./revenue')).Revenue }));
const Dashboard = lazy(async () => ({
  default: (await import('@/features/dashboard/dashboard')).Dashboard,
}));

/** The page a day begins with: what is open, what came in, and how the last weeks went. */
export function DashboardTab() {
  return (
    <Box sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h1">
        Dashboard
      </Typography>
      <Part what="what is open">
        <OpenWork />
      </Part>
      <Part what="the revenue">
        <Revenue />
      </Part>
      <Part what="the figures">
        <Figures />
      </Part>
    </Box>
  );
}

/** A part that loads and fails independently. */
function Part({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} what={what} />}>
      <Suspense fallback={<TabLoading />}>{children}</Suspense>
    </ReadBoundary>
  );
}

function Figures() {
  const read = useFigures();
  if (read.state === 'loading') return <TabLoading />;
  if (read.state === 'found') return <Dashboard figures={read.record} />;
  if (read.state === 'damaged') {
    return (
      <EmptyState title="The figures can’t be shown">
        Their data is damaged. This is reported automatically, and the server counts again every minute.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Counting the figures">
      The server counts them every minute. They’ll appear here as soon as they’re ready.
    </EmptyState>
  );
}
