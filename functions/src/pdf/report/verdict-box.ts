import { estimateOf } from '@domain/report/total-cost';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { palette } from '../brand/palette';
import { drawSeverityMark } from '../brand/severity-mark';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { ReportContent } from './report-content';

const inset = 16;
const markWidth = 34;
const verdictStyle = { ...textStyles.title, size: 19, leading: 25 };

/** The verdict in a box, with its reason and the total of the estimates. */
export function drawVerdict(flow: PageFlow, { form }: ReportContent): void {
  const verdict = verdictOn(form.findings);
  const x = body.left + inset + markWidth;
  const width = bodyWidth - 2 * inset - markWidth;
  const words = flow.break(verdictWords[verdict.name], verdictStyle, width);
  const estimate = estimateOf(form.findings);
  const total = estimate ? `Estimated repairs: ${estimate.sum}. ${estimate.without}`.trim() : '';
  const reason = flow.break(verdict.reason, textStyles.text, width);
  const sum = total === '' ? [] : flow.break(total, textStyles.strong, width);
  const height =
    2 * inset +
    words.length * verdictStyle.leading +
    reason.length * textStyles.text.leading +
    sum.length * textStyles.strong.leading;
  flow.keep(height);
  const { page, y } = flow;
  page.artifact(() => {
    page.fill(body.left, y - height, bodyWidth, height, palette.ground);
    page.fill(body.left, y - height, 4, height, palette.severity[verdict.severity]);
    const middle = y - inset - baseline(verdictStyle) + 7;
    drawSeverityMark(page, verdict.severity, body.left + inset + 9, middle, 20);
  });
  flow.gap(inset);
  flow.structure.within('H2', () => flow.lines(words, verdictStyle, x));
  flow.structure.within('P', () => flow.lines(reason, textStyles.text, x));
  if (sum.length > 0) flow.structure.within('P', () => flow.lines(sum, textStyles.strong, x));
  flow.gap(inset + 12);
}
