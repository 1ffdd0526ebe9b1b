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

/** The verdict in a box, with its reason. */
export function drawVerdict(flow: PageFlow, { form }: ReportContent): void {
  const verdict = verdictOn(form.findings);
  const x = body.left + inset + markWidth;
  const width = bodyWidth - 2 * inset - markWidth;
  const words = flow.break(verdictWords[verdict.name], verdictStyle, width);
  const reason = flow.break(verdict.reason, textStyles.text, width);
  const height = 2 * inset + words.length * verdictStyle.leading + reason.length * textStyles.text.leading;
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
  flow.gap(inset + 12);
}
