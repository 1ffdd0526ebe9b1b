import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import type { ReportView, VersionView } from './report-view';

/** Download links of the report: the newest version first, each with what it changed. */
export function ReportFiles({ view: { versions } }: { readonly view: ReportView }) {
  if (versions.length === 0) return null;
  return (
    <section className="screen">
      <h2>{versions.length === 1 ? 'Download the report' : 'Versions of this report'}</h2>
      <ul className="files">
        {versions.map((version) => (
          <li key={version.version}>
            <File version={version} />
            {version.amendment !== '' && <p dir="auto">Changed: {version.amendment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function File({ version: { version, writtenAt, pdfUrl } }: { readonly version: VersionView }) {
  const name = `Version ${version} of ${writtenDate(calendarDateIn(business.timeZone, writtenAt))}`;
  return pdfUrl === null ? (
    <p>{name}. We’re preparing the PDF. Reload the page in a minute.</p>
  ) : (
    <p>
      <a href={pdfUrl} download>
        {name} (PDF)
      </a>
    </p>
  );
}
