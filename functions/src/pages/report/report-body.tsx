import type { ReactNode } from 'react';
import { writtenCost } from '@domain/report/estimated-cost';
import { business } from '@domain/business/business';
import { twoInspectionsOf } from '@domain/report/compare/two-inspections';
import { pipeMapOf } from '@domain/report/pipe-map';
import { inspectorWords, signatureMark } from '@domain/report/inspector';
import { numberedFindings, numberedRepairs } from '@domain/report/numbered-findings';
import { endReachedWords, entryPointWords, scopeDirectionWords } from '@domain/report/report-options';
import { severityWords } from '@domain/report/severity';
import { estimateOf } from '@domain/report/total-cost';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import { ActionBar } from './action-bar';
import { ComparedFindings } from './compared-findings';
import { ComparisonBox } from './comparison-box';
import { FindingArticle, toneOf } from './finding-article';
import { Films } from './films';
import { PipeMap } from './pipe-map';
import { ReportFiles } from './report-files';
import { videoOf, type ReportView } from './report-view';
import { SeriesTable } from './series-table';
import { SeverityMark } from './severity-mark';
import { TwoInspectionsMap } from './two-inspections-map';

interface ReportBodyProps {
  readonly view: ReportView;
  /** Notice above the report in an admin's preview. */
  readonly banner?: string;
  /** What the client's own page has, opened by its action bar; the other readers have none. */
  readonly panels?: ReportPanels;
}

export interface ReportPanels {
  /** Shown until it is answered; null if there is none. */
  readonly question: ReactNode;
  readonly share: ReactNode;
  /** That another look is due some day; may show nothing. */
  readonly reminder: ReactNode;
  /** Null if there is nothing to request. */
  readonly repairs: ReactNode;
}

/** The whole report: recommendation first, then films and map, then findings. */
export function ReportBody({ view, banner, panels }: ReportBodyProps) {
  const { form, amendment, version, inspector, sharedBy } = view;
  const { comparison } = form;
  const map = pipeMapOf(form);
  const inspections = twoInspectionsOf(form);
  const watched = view.films.length > 0;
  return (
    <div className="page report">
      <PageHead />
      {banner && (
        <p className="banner" role="status">
          {banner}
        </p>
      )}
      <main id="report">
        {sharedBy && <p className="shared">{sharedBy}</p>}
        <h1>Sewer inspection report</h1>
        <p className="muted" dir="auto">
          {form.propertyAddress}, {longDate(form.inspectionDate)}
          {'\n'}Report {view.number}, version {version}
          {inspector && `. Inspected by ${inspectorWords(inspector)}`}
        </p>
        <ActionBar pdfUrl={view.pdfUrl} panels={panels} />
        {panels?.share}
        {panels?.repairs}
        <ComparisonBox form={form} />
        <Verdict view={view} />
        {amendment !== '' && <Text title={`Changed in version ${version}`}>{amendment}</Text>}
        <div className={map || watched ? `sides${watched ? ' watched' : ''}` : undefined}>
          {(map || watched) && (
            <div className="where">
              <Films films={view.films} findings={form.findings} />
              {map && (
                <>
                  <h2>Where the findings are</h2>
                  <PipeMap map={map} findings={form.findings} films={view.films} />
                </>
              )}
            </div>
          )}
          <div>
            {panels?.question}
            <Text title="Summary">{form.summary}</Text>
            {comparison && (
              <>
                <SeriesTable comparison={comparison} form={form} />
                {inspections && (
                  <>
                    <h2>Both inspections</h2>
                    <TwoInspectionsMap
                      inspections={inspections}
                      dates={{ earlier: comparison.date, current: form.inspectionDate }}
                    />
                  </>
                )}
                <ComparedFindings comparison={comparison} view={view} />
              </>
            )}
            <h2>Findings</h2>
            {form.findings.length === 0 && <p>The camera found nothing to report.</p>}
            <ol className="list">
              {numberedFindings(form.findings).map(({ number, finding }) => (
                <li key={finding.id}>
                  <FindingArticle
                    finding={finding}
                    number={number}
                    photos={view.photos}
                    films={view.films}
                    video={videoOf(view)}
                    paper={view}
                  />
                </li>
              ))}
            </ol>
            <Repairs view={view} />
            <Text title="Recommendations">{form.recommendations}</Text>
            <Text title="Inspector notes">{form.inspectorNotes}</Text>
            <Text title="What was not inspected">{form.notInspected}</Text>
            {panels?.reminder}
            <h2>The inspection</h2>
            <Facts view={view} />
            <Text title="Disclaimers">{form.disclaimers}</Text>
            <ReportFiles view={view} />
          </div>
        </div>
      </main>
      <PageFoot>
        {sharedBy === null &&
          'Anyone with the link to this page can open the report, so share it only with people you trust.'}
      </PageFoot>
    </div>
  );
}

function Verdict({ view }: { readonly view: ReportView }) {
  const { name, severity, reason } = verdictOn(view.form.findings);
  const estimate = estimateOf(view.form.findings);
  return (
    <section className="verdict" style={toneOf(severity)} aria-labelledby="verdict">
      <SeverityMark severity={severity} size={36} />
      <h2 id="verdict">{verdictWords[name]}</h2>
      <p dir="auto">{reason}</p>
      {estimate && (
        <p className="total">
          Estimated repairs <strong>{estimate.sum}</strong>
          {estimate.without !== '' && <small>{estimate.without}</small>}
        </p>
      )}
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
  const repairs = numberedRepairs(view.form.findings);
  if (repairs.length === 0) return null;
  return (
    <>
      <h2>Repairs, most urgent first</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Repair</th>
            <th scope="col">Estimated cost</th>
          </tr>
        </thead>
        <tbody>
          {repairs.map(({ number, finding }) => (
            <tr key={number}>
              <td>{severityWords[finding.severity]}</td>
              <td dir="auto">
                <strong>
                  {number}. {finding.mainProblem}
                  {finding.footage !== null && ` at ${finding.footage} ft`}
                </strong>
                <br />
                {finding.recommendation}
              </td>
              <td>{writtenCost(finding.estimatedCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const dayOf = (instant: Date) => writtenDate(calendarDateIn(business.timeZone, instant));

function Facts({ view }: { readonly view: ReportView }) {
  const { form, number, version, inspector, writtenAt } = view;
  const feet = (value: number | null) => (value === null ? '' : `${value} ft`);
  const rows = [
    ['Report ID', `${number}, version ${version}`],
    ['Prepared for', view.sharedBy === null ? form.clientName : ''],
    ['Inspection type', form.sewerScopeType || form.inspectionType],
    ['Entry point', form.entryPoint && entryPointWords[form.entryPoint]],
    ['Direction', form.direction && scopeDirectionWords[form.direction]],
    ['Length inspected', feet(form.linearFootage)],
    ['Distance to the main', feet(form.distanceToMain)],
    ['End of the line reached', form.endReached && endReachedWords[form.endReached]],
    ['Pipe material', form.pipeMaterial],
    ['Report written', dayOf(writtenAt)],
    ['Inspector', inspector ? inspectorWords(inspector) : ''],
    ['Signed', inspector ? `${signatureMark(inspector)}, ${dayOf(writtenAt)}` : ''],
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

function Video({ view }: { readonly view: ReportView }) {
  const { form, videoEnd } = view;
  if (form.videoLink === '' || !videoEnd) return null;
  const video = videoOf(view);
  const end = dayOf(videoEnd);
  return (
    <div>
      <dt>Video</dt>
      <dd>
        {video === null ? (
          `The video was available until ${end}.`
        ) : (
          <>
            <a href={video} target="_blank" rel="noopener noreferrer">
              Watch the video
            </a>{' '}
            (available until {end})
          </>
        )}
      </dd>
    </div>
  );
}
