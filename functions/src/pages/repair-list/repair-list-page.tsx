import { longDate } from '@domain/time/calendar-date';
import { aboutList, costWords } from '@domain/share/repair-list-words';
import type { RepairListContent } from '@domain/share/repair-list-content';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import { FindingArticle } from '../report/finding-article';
import type { ReportView } from '../report/report-view';

interface RepairListPageProps {
  readonly list: RepairListContent;
  readonly photos: ReportView['photos'];
  readonly pdfUrl: string;
}

/** A buyer's repair request to a seller: the chosen findings, and nothing else of the report. */
export function RepairListPage({ list, photos, pdfUrl }: RepairListPageProps) {
  const { propertyAddress, inspectionDate, clientFirstName, recipientName, message, findings } = list;
  return (
    <div className="page">
      <PageHead skip="Skip to the list">
        <a className="button" href={pdfUrl} download>
          Download PDF
        </a>
      </PageHead>
      <main id="report">
        <p className="shared" dir="auto">
          From {clientFirstName}
          {recipientName !== '' && ` to ${recipientName}`}
        </p>
        <h1>Repair request</h1>
        <p className="muted" dir="auto">
          {propertyAddress}, inspected {longDate(inspectionDate)}
        </p>
        {message !== '' && (
          <blockquote dir="auto">
            <p>{message}</p>
          </blockquote>
        )}
        <h2>{findings.length === 1 ? 'The finding' : `${findings.length} findings`}</h2>
        <ol className="list">
          {findings.map(({ number, finding }) => (
            <li key={finding.id}>
              <FindingArticle finding={finding} number={number} photos={photos} films={[]} video={null} />
            </li>
          ))}
        </ol>
        <h2>Estimated cost</h2>
        <p>{costWords(list.form.findings)}</p>
        <h2>About this list</h2>
        <p>{aboutList(list)}</p>
      </main>
      <PageFoot />
    </div>
  );
}
