import type { ListedReport, Page } from '@domain/portal/listed-report';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@/ui/empty-state';
import { EntryList } from '@/ui/entry-card';
import { Icon } from '@/ui/icon';
import { MoreButton } from '@/ui/more-button';
import { PlainButton } from '@/ui/plain-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import type { Credentials } from './credentials';
import { ReportEntry } from './report-entry';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  marginBottom: 'clamp(20px, 3vw, 32px)',
  '& p': { margin: '8px 0 0' },
});

interface ReportListProps {
  readonly credentials: Credentials;
  readonly name: string;
  readonly reports: Page<ListedReport> | null;
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** The customer's reports, the newest first, and the way out. */
export function ReportList({ credentials, name, reports, onMore, onRetry, onSignOut }: ReportListProps) {
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <Head>
        <div style={{ minWidth: 0 }}>
          <h1 tabIndex={-1}>Your inspection reports</h1>
          {name !== '' && <p>For {name}</p>}
        </div>
        <PlainButton type="button" look="quiet" onClick={onSignOut}>
          <Icon name="sign-out" size={18} /> Sign Out
        </PlainButton>
      </Head>
      {reports === null && (
        <EmptyState
          title="Unable to load reports"
          action={
            <PlainButton type="button" onClick={() => void onRetry()}>
              Try again
            </PlainButton>
          }
        >
          They are safe with us. The connection may have failed.
        </EmptyState>
      )}
      {reports?.rows.length === 0 && (
        <EmptyState title="No reports yet">
          Your report is here within 24 hours of the inspection, and we send you an e-mail.
        </EmptyState>
      )}
      {reports && reports.rows.length > 0 && (
        <EntryList>
          {reports.rows.map((report) => (
            <ReportEntry key={report.id} report={report} credentials={credentials} />
          ))}
          {reports.next !== null && <MoreButton onMore={onMore}>Show older reports</MoreButton>}
        </EntryList>
      )}
    </div>
  );
}
