import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { OfficeFigures } from '@domain/stats/office-figures';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { isConnected, useConnection } from '@/offline/connectivity';
import { useNow } from '@/ui/use-now';
import { useToast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';
import type { ShownFigure } from './card-words';
import type { LoadJobFigures } from './changed-figures';
import { useOwnCounts } from './own-counts';
import { isOld, oldAfterMs, shownFigure } from './shown-figures';
import { SummaryCards } from './summary-cards';
import { useFigures } from './use-figures';
import { useRecounting } from './use-recounting';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  paddingInline: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, width: '100%' });

function byFigure<Value>(value: (figure: ShownFigure) => Value): Readonly<Record<ShownFigure, Value>> {
  return {
    total_referrals: value('total_referrals'),
    referrals_week: value('referrals_week'),
    booked_week: value('booked_week'),
    completed_week: value('completed_week'),
    unpaid: value('unpaid'),
    rewards_due: value('rewards_due'),
    follow_up: value('follow_up'),
  };
}

interface SummaryRowProps {
  readonly jobFigures: LoadJobFigures;
  /** Shows the figures in one line. */
  readonly oneLine: boolean;
}

/** The office's summary row, live, with the time of counting where the figures may be out of date. */
export function SummaryRow(props: SummaryRowProps) {
  const toast = useToast();
  const failed = () => toast({ title: 'Failed to load dashboard data', destructive: true });
  return (
    <ReadBoundary
      fallback={({ retry }) => <Unknown oneLine={props.oneLine} onRetry={retry} />}
      onFailure={failed}
    >
      <LiveRow {...props} onFailure={failed} />
    </ReadBoundary>
  );
}

interface LiveRowProps extends SummaryRowProps {
  readonly onFailure: () => void;
}

function LiveRow({ jobFigures, oneLine, onFailure }: LiveRowProps) {
  const read = useFigures();
  const ownCounts = useOwnCounts();
  const now = useNow();
  const { connected } = useConnection();
  const { state: session } = useAdminSession();
  const [retries, setRetries] = useState(0);
  const [failedRound, setFailedRound] = useState<number | null>(null);
  // This page's counts expire after the same time as the sweeper's.
  const round = retries + Math.floor(now / oldAfterMs);
  const figures = read.state === 'found' ? read.record : null;
  const unknown = read.state === 'missing' || read.state === 'damaged';
  const old = figures !== null && isOld(figures, now);
  // The server refuses to count while the session is expired.
  const uncounted = connected && session === 'signed-in' && (unknown || old);

  useRecounting(uncounted ? round : null, jobFigures, () => {
    if (!isConnected() || !uncounted) return;
    setFailedRound(round);
    onFailure();
  });

  const shown = byFigure((figure) => shownFigure(figure, figures, ownCounts));
  const nothing = Object.values(shown).every((figure) => figure === null);
  if (nothing && uncounted && failedRound === round)
    return <Unknown oneLine={oneLine} onRetry={() => setRetries(retries + 1)} />;
  const loading = nothing && (connected || read.state === 'loading');
  return (
    <Rows>
      <SummaryCards figures={byFigure((figure) => (loading ? undefined : shown[figure]))} oneLine={oneLine} />
      {figures && (!connected || (old && failedRound === round)) && (
        <Note role="status">{asOf(figures)}</Note>
      )}
      {!connected && unknown && <Note role="status">Figures will appear once you’re connected.</Note>}
    </Rows>
  );
}

function asOf({ counted_at }: OfficeFigures): string {
  return `Figures as of ${writtenInstant(counted_at)}.`;
}

interface UnknownProps {
  readonly oneLine: boolean;
  readonly onRetry: () => void;
}

function Unknown({ oneLine, onRetry }: UnknownProps) {
  return (
    <Rows>
      <SummaryCards figures={byFigure(() => null)} oneLine={oneLine} />
      <Note>
        We couldn’t load the figures.
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      </Note>
    </Rows>
  );
}
