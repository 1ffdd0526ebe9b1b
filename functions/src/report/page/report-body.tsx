import { business } from '@domain/business/business';
import { pipeMapOf } from '@domain/report/pipe-map';
import { repairPriorities } from '@domain/report/repair-priorities';
import { entryPointWords } from '@domain/report/report-options';
import { severityWords } from '@domain/report/severity';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { longDate } from '@domain/time/calendar-date';
import { writtenTime } from '../../pdf/brand/written-time';
import { FindingArticle, toneOf } from './finding-article';
import { PageHead } from './page-head';
import { PipeMap } from './pipe-map';
import type { ReportView } from './report-view';
import { SeverityMark } from './severity-mark';

/** The whole report: what to do first, then where, then why. */
export function ReportBody({ view }: { readonly view: ReportView }) {
  const { form, amendment, version } = view;
  const map = pipeMapOf(form);
  return (
    <div className="page">
      <PageHead>
        {view.pdfUrl && (
          <a className="button" href={view.pdfUrl} download>
            Download PDF
          </a>
        )}
      </PageHead>
      <main id="report">
        <h1>Sewer inspection report</h1>
        <p className="muted">
          {form.propertyAddress}, {longDate(form.inspectionDate)}
        </p>
        <Verdict view={view} />
        {amendment !== '' && <Text title={`Changed in version ${version}`}>{amendment}</Text>}
        {map && (
          <>
            <h2>Where the findings are</h2>
            <PipeMap map={map} findings={form.findings} />
          </>
        )}
        <Text title="Summary">{form.summary}</Text>
        <h2>Findings</h2>
        {form.findings.length === 0 && <p>The camera saw nothing to report.</p>}
        <ol className="list">
          {form.findings.map((finding, index) => (
            <li key={finding.id}>
              <FindingArticle finding={finding} number={index + 1} photos={view.photos} />
            </li>
          ))}
        </ol>
        <Repairs view={view} />
        <Text title="Recommendations">{form.recommendations}</Text>
        <Text title="Inspector notes">{form.inspectorNotes}</Text>
        <Text title="What was not inspected">{form.notInspected}</Text>
        <h2>The inspection</h2>
        <Facts view={view} />
        <Text title="Disclaimers">{form.disclaimers}</Text>
      </main>
      <footer className="foot">
        <p>
          {business.name}, <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>,{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>. Whoever has this page’s link can open the
          report: share it with those alone who shall read it.
        </p>
      </footer>
    </div>
  );
}

function Verdict({ view }: { readonly view: ReportView }) {
  const { name, severity, reason } = verdictOn(view.form.findings);
  return (
    <section className="verdict" style={toneOf(severity)} aria-labelledby="verdict">
      <SeverityMark severity={severity} size={36} />
      <h2 id="verdict">{verdictWords[name]}</h2>
      <p dir="auto">{reason}</p>
    </section>
  );
}

function Text({ title, children }: { readonly title: string; readonly children: string }) {
  if (children.trim() === '') return null;
  return (
    <>
      <h2>{title}</h2>
      <p dir="auto">{children}</p>
    </>
  );
}

function Repairs({ view }: { readonly view: ReportView }) {
  const repairs = repairPriorities(view.form.findings);
  if (repairs.length === 0) return null;
  return (
    <>
      <h2>Repairs, the most urgent first</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Repair</th>
            <th scope="col">Estimated cost</th>
          </tr>
        </thead>
        <tbody>
          {repairs.map(({ severity, footage, problem, recommendation, estimatedCost }, index) => (
            <tr key={index}>
              <td>{severityWords[severity]}</td>
              <td dir="auto">
                <strong>
                  {problem}
                  {footage !== null && ` at ${footage} ft`}
                </strong>
                <br />
                {recommendation}
              </td>
              <td>{estimatedCost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Facts({ view }: { readonly view: ReportView }) {
  const { form, number, version, writtenAt } = view;
  const feet = (value: number | null) => (value === null ? '' : `${value} ft`);
  const rows = [
    ['Report ID', version === 1 ? number : `${number}, version ${version}`],
    ['Prepared for', form.clientName],
    ['Inspection type', form.sewerScopeType || form.inspectionType],
    ['Entry point', form.entryPoint && entryPointWords[form.entryPoint]],
    ['Inspected length', feet(form.linearFootage)],
    ['Distance to the main', feet(form.distanceToMain)],
    ['Pipe material', form.pipeMaterial],
    ['Written', writtenTime(writtenAt, business.timeZone)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      <Video view={view} />
    </dl>
  );
}

function Video({ view: { form, videoEnd, now } }: { readonly view: ReportView }) {
  if (form.videoLink === '' || !videoEnd) return null;
  const over = now > videoEnd;
  const end = writtenTime(videoEnd, business.timeZone);
  return (
    <div>
      <dt>Video</dt>
      <dd>
        {over ? (
          `The video could be seen until ${end}.`
        ) : (
          <>
            <a href={form.videoLink} target="_blank" rel="noopener noreferrer">
              Watch the video
            </a>
            , until {end}
          </>
        )}
      </dd>
    </div>
  );
}
