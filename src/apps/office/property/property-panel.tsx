import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { propertyAddress } from '@domain/office/property-address';
import type { Property } from '@domain/property/property';
import { propertyRecord } from '@domain/property/property-record';
import { counted } from '@domain/text/counted';
import { jobsOfProperty } from '@/features/jobs/listed-jobs';
import { reportsOfProperty } from '@/features/report-actions/report-row';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { useConnection } from '@/offline/connectivity';
import { TrailLink } from '@/shared/audit/trail-link';
import { damagedWords } from '@/ui/damaged-words';
import { EmptyState } from '@/ui/empty-state';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { RowButton } from '@/ui/row-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { rowsOfList } from '../customer/customer-records';
import { CustomerSection } from '../customer/customer-section';
import { Note } from '../customer/record-list';
import { ReadFailed } from '../read-failed';
import { HistoryList } from './history-list';
import { propertyHistory, type HistoryEntry } from './property-history';
import { SimilarSection } from './similar-section';
import { usePropertyActions, type PropertyActions } from './use-property-actions';
import { usePropertyFilms } from './use-property-films';

const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog')).SplitDialog }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** A property's history: its jobs, reports and films, no matter which client ordered them. Use the id as the React key. */
export function PropertyPanel({ id }: { readonly id: string }) {
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} what="this property" />}>
      <Found id={id} />
    </ReadBoundary>
  );
}

function Found({ id }: { readonly id: string }) {
  const read = useLiveDocument(propertyRecord, id);
  const { connected } = useConnection();
  if (read.state === 'loading') {
    return (
      <div aria-busy="true" role="status" aria-label="Property: loading">
        <Skeleton width={320} height={44} />
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  if (read.state === 'damaged')
    return <EmptyState title="This property can’t be shown">{damagedWords}</EmptyState>;
  if (read.state === 'found') {
    // A link from before it was merged.
    const { merged_into: into } = read.record;
    return into === null ? <Page property={read.record} /> : <Navigate to={propertyAddress(into)} replace />;
  }
  return connected ? (
    <EmptyState title="There is nothing at this property anymore">
      Its jobs and reports were deleted, or moved when their address was corrected.
    </EmptyState>
  ) : (
    <EmptyState title="This property isn’t saved on this device">
      The page will appear once you’re connected.
    </EmptyState>
  );
}

function Page({ property }: { readonly property: Property }) {
  const { id, address } = property;
  const page = useFocusedHeading();
  const jobs = useLiveList(useMemo(() => jobsOfProperty(id), [id]));
  const reports = useLiveList(useMemo(() => reportsOfProperty(id), [id]));
  const jobRows = rowsOfList(jobs);
  const films = usePropertyFilms(id, jobRows.map((job) => job.id).join(' '));
  const actions = usePropertyActions(property);
  const loading = jobs.state === 'loading' || reports.state === 'loading';
  const entries = propertyHistory(
    jobRows,
    rowsOfList(reports),
    films.read.state === 'ready' ? films.read.films : [],
  );
  const damaged = [jobs, reports].flatMap((list) => (list.state === 'ready' ? list.damaged : []));
  const more = [jobs, reports].flatMap((list) =>
    list.state === 'ready' && list.hasMore ? [list.showMore] : [],
  );
  return (
    <Box ref={page} sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <div style={{ marginInlineEnd: 'auto', minWidth: 0 }}>
          <Typography
            variant="h4"
            component="h1"
            tabIndex={-1}
            dir="auto"
            sx={{ outline: 'none', overflowWrap: 'anywhere' }}
          >
            {address || 'Property history'}
          </Typography>
          <Note>Property history, for the office alone. Clients see only their own reports.</Note>
        </div>
        <Split entries={entries} actions={actions} />
        <TrailLink collection="properties" recordId={id} />
      </Box>
      <Columns>
        <CustomerSection title={loading ? 'Inspections' : inspectionsOf(entries, more.length > 0)}>
          <DamagedNote damaged={damaged} />
          {loading ? (
            <Note role="status">Loading...</Note>
          ) : entries.length === 0 ? (
            <Note>{noneWords(jobs.confirmed && reports.confirmed)}</Note>
          ) : (
            <HistoryList entries={entries} address={address} />
          )}
          {films.read.state === 'failed' && (
            <div role="alert">
              <Note>We couldn’t load the films.</Note>
              <RowButton label="Try again" of="Films" onClick={films.retry} />
            </div>
          )}
          {more.length > 0 && (
            <ShowMore onShow={async () => void (await Promise.all(more.map((show) => show())))}>
              Show earlier inspections
            </ShowMore>
          )}
        </CustomerSection>
        <CustomerSection title="Same property, other spelling">
          <SimilarSection property={property} actions={actions} />
        </CustomerSection>
      </Columns>
    </Box>
  );
}

const inspectionsOf = (entries: readonly HistoryEntry[], partial: boolean) =>
  entries.length === 0
    ? 'Inspections'
    : `${counted(entries.length, 'inspection')}${partial ? ' or more' : ''}`;

const noneWords = (confirmed: boolean) =>
  confirmed
    ? 'Nothing here. Jobs and reports with this address are listed here.'
    : 'Not saved on this device. This will appear once you’re connected.';

interface SplitProps {
  readonly entries: readonly HistoryEntry[];
  readonly actions: PropertyActions;
}

function Split({ entries, actions }: SplitProps) {
  const [asked, setAsked] = useState<{ readonly of: readonly HistoryEntry[]; readonly open: boolean } | null>(
    null,
  );
  // The report of a job that isn't loaded goes with its job.
  const movable = entries.filter(
    ({ job, reports }) => job !== null || reports.every(({ bookingId }) => bookingId === null),
  );
  if (movable.length < 2) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={actions.isRunning}
        onClick={() => setAsked({ of: movable, open: true })}
      >
        Split
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <SplitDialog
            open={asked.open}
            entries={asked.of}
            onSplit={actions.split}
            onClose={() => setAsked((before) => before && { ...before, open: false })}
            onExited={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
