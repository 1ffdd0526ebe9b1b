import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import type { ReportView, VersionView } from './report-view';

/** The report as files: the newest version first, the earlier ones with what came after them. */
export function ReportFiles({ view: { versions } }: { readonly view: ReportView }) {
  if (versions.length === 0) return null;
  return (
    <section className="screen">
      <h2>{versions.length === 1 ? 'The report as a file' : 'Versions of this report'}</h2>
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
    <p>{name}. The PDF is in preparation: load the page again in a minute.</p>
  ) : (
    <p>
      <a href={pdfUrl} download>
        {name} (PDF)
      </a>
    </p>
  );
}
