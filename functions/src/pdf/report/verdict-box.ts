import type { Severity } from '@domain/report/severity';
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
  const { name, severity, reason } = verdictOn(form.findings);
  const estimate = estimateOf(form.findings);
  const strong = estimate ? `Estimated repairs: ${estimate.sum}. ${estimate.without}`.trim() : '';
  drawBox(flow, { title: verdictWords[name], severity, texts: [reason], strong });
}

interface Box {
  readonly title: string;
  readonly severity: Severity;
  readonly texts: readonly string[];
  /** Empty for none. */
  readonly strong: string;
}

/** A box with a severity's color and mark. */
export function drawBox(flow: PageFlow, { title, severity, texts, strong }: Box): void {
  const x = body.left + inset + markWidth;
  const width = bodyWidth - 2 * inset - markWidth;
  const words = flow.break(title, verdictStyle, width);
  const paragraphs = texts.map((text) => flow.break(text, textStyles.text, width));
  const sum = strong === '' ? [] : flow.break(strong, textStyles.strong, width);
  const height =
    2 * inset +
    words.length * verdictStyle.leading +
    paragraphs.flat().length * textStyles.text.leading +
    sum.length * textStyles.strong.leading;
  flow.keep(height);
  const { page, y } = flow;
  page.artifact(() => {
    page.fill(body.left, y - height, bodyWidth, height, palette.ground);
    page.fill(body.left, y - height, 4, height, palette.severity[severity]);
    const middle = y - inset - baseline(verdictStyle) + 7;
    drawSeverityMark(page, severity, body.left + inset + 9, middle, 20);
  });
  flow.gap(inset);
  flow.structure.within('H2', () => flow.lines(words, verdictStyle, x));
  for (const lines of paragraphs) {
    flow.structure.within('P', () => flow.lines(lines, textStyles.text, x));
  }
  if (sum.length > 0) flow.structure.within('P', () => flow.lines(sum, textStyles.strong, x));
  flow.gap(inset + 12);
}
