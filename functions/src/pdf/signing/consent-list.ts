import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { Line } from '../layout/break-lines';
import type { PageContent } from '../layout/page-content';
import type { Consent } from './signing-content';

const box = 10;
const indent = 22;
const answerWidth = 80;
const padding = 4;

/** Height of the list in points. */
export function consentsHeight(flow: PageFlow, consents: readonly Consent[]): number {
  return consents.reduce((sum, { label }) => sum + rowHeight(labelLines(flow, label)), 0);
}

const labelLines = (flow: PageFlow, label: string) =>
  flow.break(label, textStyles.text, bodyWidth - indent - answerWidth);

const rowHeight = (lines: readonly Line[]) => lines.length * textStyles.text.leading + 2 * padding;

/** The consents with their boxes; the word beside each box says the same, for screen readers. */
export function drawConsents(flow: PageFlow, consents: readonly Consent[], signed: boolean): void {
  flow.structure.within('L', () => {
    for (const consent of consents) drawConsent(flow, consent, signed);
  });
}

function drawConsent(
  flow: PageFlow,
  { label, given, word = given ? 'Agreed' : 'Not agreed' }: Consent,
  signed: boolean,
): void {
  const style = textStyles.text;
  const answerStyle = given ? textStyles.strong : { ...style, color: palette.muted };
  const lines = labelLines(flow, label);
  flow.keep(rowHeight(lines));
  flow.gap(padding);
  const { page, y } = flow;
  page.artifact(() => drawBox(page, body.left, y - baseline(style) - 1.5, given));
  flow.structure.within('LI', () =>
    flow.structure.within('LBody', () => {
      flow.lines(lines, style, body.left + indent);
      if (!signed) return;
      const answer = flow.break(word, answerStyle);
      const x = body.right - (answer[0]?.width ?? 0);
      flow.markedLines(answer, answerStyle, x, y - baseline(answerStyle));
    }),
  );
  flow.gap(padding);
}

function drawBox(page: PageContent, x: number, y: number, ticked: boolean): void {
  page.frame(x, y, box, box, palette.ink, 1);
  if (ticked) page.stroke([x + 2, y + 5, x + 4.2, y + 2.4, x + 8.4, y + 8], palette.primary, 1.75);
}
