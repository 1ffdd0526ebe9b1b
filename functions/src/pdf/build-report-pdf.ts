import { writtenCost } from '@domain/report/estimated-cost';
import { business } from '@domain/business/business';
import { numberedFindings, numberedRepairs } from '@domain/report/numbered-findings';
import { severityWords } from '@domain/report/severity';
import { drawHeading } from './brand/heading';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { palette } from './brand/palette';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { drawTable } from './layout/table';
import { writeDocument } from './layout/write-document';
import { drawComparedFindings, drawSeries } from './report/compared-findings';
import { drawComparisonBox } from './report/comparison-box';
import { drawFacts } from './report/facts';
import { drawFinding } from './report/finding';
import { drawPipeMap } from './report/pipe-map';
import { drawRepairConfirmation } from './report/repair-confirmation';
import type { ReportContent } from './report/report-content';
import { drawSection } from './report/section';
import { drawTwoInspections } from './report/two-inspections';
import { drawVerdict } from './report/verdict-box';

const title = 'Sewer inspection report';

/**
 * The report as a tagged PDF of US Letter pages: verdict, facts, map, summary, findings with photos, repairs, limits.
 * Deterministic.
 */
export async function buildReportPdf(content: ReportContent): Promise<Uint8Array> {
  const { form, number, version, createdAt } = content;
  const flow = new PageFlow(await loadFaces());
  drawLetterhead(flow);
  flow.text('H1', title, textStyles.title);
  flow.gap(12);
  drawComparisonBox(flow, content);
  drawVerdict(flow, content);
  drawFacts(flow, content);
  drawSection(flow, 'What this version changes', content.amendment);
  drawPipeMap(flow, content);
  drawSection(flow, 'Summary', form.summary);
  drawSeries(flow, content);
  drawTwoInspections(flow, content);
  drawComparedFindings(flow, content);
  drawFindings(flow, content);
  drawRepairs(flow, content);
  drawSection(flow, 'Recommendations', form.recommendations);
  drawSection(flow, 'Inspector notes', form.inspectorNotes);
  drawSection(flow, 'What was not inspected', form.notInspected);
  drawSection(flow, 'Disclaimers', form.disclaimers);
  drawRepairConfirmation(flow, content);
  const reference = `Report ${number}, version ${version}`;
  drawPageFrames(flow, { title, reference, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title: `${title}, ${form.propertyAddress}`,
    author: business.name,
    subject: reference,
    language: 'en-US',
    createdAt,
  });
}

function drawFindings(flow: PageFlow, content: ReportContent): void {
  const { findings } = content.form;
  const none = 'The camera found nothing to report.';
  drawHeading(flow, 'Findings', null, findings.length === 0 ? flow.startOf(none, textStyles.text) : 60);
  if (findings.length === 0) flow.text('P', none, textStyles.text);
  for (const numbered of numberedFindings(findings)) drawFinding(flow, numbered, content);
}

function drawRepairs(flow: PageFlow, { form }: ReportContent): void {
  const repairs = numberedRepairs(form.findings);
  if (repairs.length === 0) return;
  drawHeading(flow, 'Repairs, most urgent first', null, 40);
  drawTable(
    flow,
    repairs.map(({ number, finding: { severity, footage, mainProblem, recommendation, estimatedCost } }) => ({
      label: `${number}. ${severityWords[severity]}${footage === null ? '' : `, ${footage} ft`}`,
      value: sentences(mainProblem, recommendation, writtenCost(estimatedCost)),
    })),
    { label: textStyles.label, value: textStyles.text, hairline: palette.band },
  );
}

function sentences(...parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
