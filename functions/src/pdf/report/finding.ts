import { writtenCost } from '@domain/report/estimated-cost';
import { filmMoment } from '@domain/report/film-moment';
import type { Finding } from '@domain/report/finding';
import type { NumberedFinding } from '@domain/report/numbered-findings';
import { severitySentence } from '@domain/report/severity';
import { drawSeverityMark } from '../brand/severity-mark';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import { drawParagraphs } from './paragraphs';
import { drawPhotos, photosStart } from './photos';
import type { ReportContent } from './report-content';

const indent = 20;
const style = textStyles.subheading;

/** One finding: problem, footage, severity, recommendation and cost, with its photos. */
export function drawFinding(flow: PageFlow, numbered: NumberedFinding, content: ReportContent): void {
  const { finding, number } = numbered;
  const place = finding.footage === null ? '' : ` at ${finding.footage} ft`;
  const lines = flow.break(`${number}. ${finding.mainProblem}${place}`, style, bodyWidth - indent);
  const severity = severitySentence(finding.severity);
  const start = flow.startOf(severity, textStyles.small) + Math.min(photosStart(finding, content), 140);
  flow.keep(lines.length * style.leading + start + 16);
  if (!flow.atTop) flow.gap(10);
  const { page, y } = flow;
  page.artifact(() => drawSeverityMark(page, finding.severity, body.left + 6, y - baseline(style) + 3.5, 11));
  flow.structure.within('H3', () => flow.lines(lines, style, body.left + indent));
  flow.text('P', severity, textStyles.small);
  flow.gap(4);
  drawParagraphs(flow, finding.observation);
  drawParagraphs(flow, facts(finding, content), textStyles.small);
  drawParagraphs(flow, finding.recommendation, textStyles.strong);
  drawPhotos(flow, numbered, content);
}

function facts(finding: Finding, { form }: ReportContent): string {
  const { material, estimatedCost, videoTime } = finding;
  return [
    material && `Material: ${material}`,
    estimatedCost && `Estimated cost: ${writtenCost(estimatedCost)}`,
    // The moment in a film stands beside the photos.
    videoTime && filmMoment(finding, form.films) === null && `At ${videoTime} in the video`,
  ]
    .filter(Boolean)
    .join('. ');
}
