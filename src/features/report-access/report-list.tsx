import { routes } from '@domain/business/routes';
import type { ListedReport } from '@domain/portal/listed-report';
import { hoursInWords } from '@domain/text/counted';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { EmptyState } from '@/ui/empty-state';
import { EntryList } from '@/ui/entry-card';
import { Icon } from '@/ui/icon';
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

const Elsewhere = styled('p')(({ theme }) => ({
  margin: '24px 0 0',
  color: theme.vars.palette.text.secondary,
}));

interface ReportListProps {
  readonly credentials: Credentials;
  readonly name: string;
  readonly reports: readonly ListedReport[] | null;
  readonly onRetry: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** The reports of a Booking ID, newest first, and Sign Out. */
export function ReportList({ credentials, name, reports, onRetry, onSignOut }: ReportListProps) {
  const page = useFocusedHeading();
  const { reportHours } = useSettings().promises;
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
          They’re safe with us. Please try again in a moment.
        </EmptyState>
      )}
      {reports?.length === 0 && (
        <EmptyState title="No reports yet">
          Your report will be here within {hoursInWords(reportHours)} of the inspection. We’ll email you when
          it’s ready.
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <EntryList>
          {reports.map((report) => (
            <ReportEntry key={report.id} report={report} credentials={credentials} />
          ))}
        </EntryList>
      )}
      <Elsewhere>
        This Booking ID opens the report for one inspection. To see all your reports,{' '}
        <a href={routes.customerPortal}>sign in to the customer portal</a>.
      </Elsewhere>
    </div>
  );
}
