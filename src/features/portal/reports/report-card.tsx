import type { OpenListedReport } from '@domain/portal/listed-report';
import type { PortalReport } from '@domain/portal/portal-calls';
import { longDate } from '@domain/time/calendar-date';
import { useId } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { EntryCard } from '@/ui/entry-card';
import { Icon } from '@/ui/icon';
import { ReportText } from '@/shared/report/report-text';
import { UnpaidReport } from '@/shared/report/unpaid-report';
import { CallUs } from '@/ui/call-us';
import { FileButton } from '../file-button';
import { SharedLinks } from '../shares/shared-links';

/** One report: summary, links to its page and files, and its shares. */
export function ReportCard({ report }: { readonly report: PortalReport }) {
  const id = useId();
  return (
    <EntryCard aria-labelledby={id}>
      <div className="part">
        <h2 id={id}>{longDate(report.report_date)}</h2>
        <p className="muted">{report.property_address}</p>
      </div>
      {report.state === 'unpaid' ? <UnpaidReport report={report} /> : <OpenReport report={report} />}
      {report.state === 'unpaid' && report.receipt && (
        <div className="ways">
          <FileButton file={report.receipt}>Voided receipt</FileButton>
        </div>
      )}
      {report.state === 'unpaid' && report.shares.length > 0 && (
        <>
          <hr />
          <SharedLinks report={report} />
        </>
      )}
    </EntryCard>
  );
}

function OpenReport({ report }: { readonly report: PortalReport & OpenListedReport }) {
  const file = { kind: 'report', id: report.id } as const;
  return (
    <>
      <ReportText report={report} />
      <div className="ways">
        {report.url !== null && (
          <ButtonLink href={report.url} target="_blank" rel="noopener">
            View Report <Icon name="external" size={18} />
          </ButtonLink>
        )}
        {report.files.map((name, index) => (
          <FileButton key={name} file={file} name={name}>
            {index === 0 ? 'Report as PDF' : name}
          </FileButton>
        ))}
        {report.receipt && (
          <FileButton file={report.receipt}>
            {report.receipt_voided ? 'Voided receipt' : 'Receipt'}
          </FileButton>
        )}
      </div>
      {report.url === null && (
        <p>
          The link to this report was turned off. For a new one, call us at <CallUs />.
        </p>
      )}
      {report.files.length === 0 && (
        <p className="muted">We’re preparing the PDF. It’ll be here in a minute.</p>
      )}
      <hr />
      <SharedLinks report={report} />
    </>
  );
}
