import type { ListedReport, OpenListedReport } from '@domain/portal/listed-report';
import { longDate } from '@domain/time/calendar-date';
import { useId } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { EntryCard } from '@/ui/entry-card';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { ReportText } from '@/shared/report/report-text';
import { UnpaidReport } from '@/shared/report/unpaid-report';
import type { Credentials } from './credentials';
import { useDownload } from './use-download';

interface ReportEntryProps {
  readonly report: ListedReport;
  readonly credentials: Credentials;
}

/** One report: summary, recommendations and notes, and its PDF. */
export function ReportEntry({ report, credentials }: ReportEntryProps) {
  const id = useId();
  return (
    <EntryCard aria-labelledby={id}>
      <div className="part">
        <h2 id={id}>{longDate(report.report_date)}</h2>
        <p className="muted">{report.property_address}</p>
      </div>
      {report.state === 'unpaid' ? (
        <UnpaidReport report={report} />
      ) : (
        <OpenEntry report={report} credentials={credentials} />
      )}
    </EntryCard>
  );
}

function OpenEntry({ report, credentials }: ReportEntryProps & { readonly report: OpenListedReport }) {
  const { download, busy } = useDownload(credentials, report.id);
  return (
    <>
      <ReportText report={report} withNotes />
      <div className="ways">
        <PlainButton type="button" disabled={busy} onClick={() => void download()}>
          <Icon name="download" size={18} /> Download PDF
        </PlainButton>
        {report.url !== null && (
          <ButtonLink look="quiet" href={report.url} target="_blank" rel="noopener">
            View Report <Icon name="external" size={18} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}
