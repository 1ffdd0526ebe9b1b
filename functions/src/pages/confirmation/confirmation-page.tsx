import { business } from '@domain/business/business';
import { aboutConfirmation, confirmationFacts } from '@domain/report/compare/confirmation';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import type { Comparison } from '@domain/report/compare/comparison';
import { inspectorWords, signatureMark } from '@domain/report/inspector';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import { ComparedFindings } from '../report/compared-findings';
import { ComparisonBox } from '../report/comparison-box';
import type { ReportView } from '../report/report-view';

interface ConfirmationPageProps {
  readonly view: ReportView;
  readonly comparison: Comparison;
  readonly pdfUrl: string;
}

/** The confirmation of a repair, and nothing else of its report. */
export function ConfirmationPage({ view, comparison, pdfUrl }: ConfirmationPageProps) {
  const { form, inspector, writtenAt } = view;
  const day = writtenDate(calendarDateIn(business.timeZone, writtenAt));
  return (
    <div className="page">
      <PageHead skip="Skip to the confirmation">
        <a className="button" href={pdfUrl} download>
          Download PDF
        </a>
      </PageHead>
      <main id="report">
        {view.sharedBy && <p className="shared">{view.sharedBy}</p>}
        <h1>{confirmationTitle}</h1>
        <ComparisonBox form={form} />
        <dl className="facts raised">
          {confirmationFacts({ ...view, comparison }).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <ComparedFindings comparison={comparison} view={view} alone />
        <h2>About this confirmation</h2>
        <p>{aboutConfirmation}</p>
        {inspector && (
          <p>
            {inspectorWords(inspector)}. Signed {signatureMark(inspector)}, {day}
          </p>
        )}
      </main>
      <PageFoot />
    </div>
  );
}
