import type { Page } from '@domain/portal/listed-report';
import type { PortalReport } from '@domain/portal/portal-calls';
import { hoursInWords } from '@domain/text/counted';
import { useSettings } from '@/settings/use-settings';
import { EmptyState } from '@/ui/empty-state';
import { EntryList } from '@/ui/entry-card';
import { MoreButton } from '@/ui/more-button';
import { ReportCard } from './report-card';

interface InspectionReportsProps {
  readonly page: Page<PortalReport>;
  readonly onMore: () => Promise<void>;
}

/** The customer's reports, newest first. */
export function InspectionReports({ page: { rows, next }, onMore }: InspectionReportsProps) {
  const { reportHours } = useSettings().promises;
  if (rows.length === 0) {
    return (
      <EmptyState title="No reports yet">
        Your report will be here within {hoursInWords(reportHours)} of the inspection. We’ll email you when
        it’s ready.
      </EmptyState>
    );
  }
  return (
    <EntryList>
      {rows.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      {next !== null && <MoreButton onMore={onMore}>Show older reports</MoreButton>}
    </EntryList>
  );
}
