import { drawTick } from './run';
import { textStyles } from './text-styles';
import { body } from '../layout/geometry';
import { baseline, type PageFlow } from '../layout/page-flow';

const space = 12;
const below = 2;
/** Between the pipe's tick and the text. */
const numberX = 68;

/** A heading with its tick on the pipe; stays on one page with the next `following` points of content. */
export function drawHeading(flow: PageFlow, heading: string, number: number | null, following: number): void {
  const style = textStyles.heading;
  const lines = flow.break(heading, style);
  const height = lines.length * style.leading;
  flow.keep(space + height + below + following);
  if (!flow.atTop) flow.gap(space);
  const { page, y } = flow;
  const base = y - baseline(style);
  page.artifact(() => {
    drawTick(page, base + 4);
    if (number === null) return;
    const digits = flow.break(String(number), textStyles.number);
    page.lines(digits, flow.fonts.strong, textStyles.number, numberX, base);
  });
  flow.structure.within('H2', () => flow.lines(lines, style, body.left));
  flow.gap(below);
}
