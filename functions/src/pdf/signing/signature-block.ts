import { business } from '@domain/business/business';
import { writtenTime } from '@domain/time/written-time';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { FaceName } from '../fonts/load-faces';
import { body, bodyWidth } from '../layout/geometry';
import type { PageFlow } from '../layout/page-flow';
import type { TextStyle } from '../layout/text-style';
import type { DocumentSignature } from './signing-content';

const largest = 30;
const smallest = 15;
const inset = 18;
const gap = { above: 10, top: 14, beforeRule: 4, afterRule: 6, bottom: 16 };
const width = bodyWidth - 2 * inset;

/** The typed name above a rule, with printed name and time: a draw function, and its height in points. */
export function signatureBlock(flow: PageFlow, clientName: string, signature: DocumentSignature) {
  const style = signatureStyle(flow, signature.name);
  const time = writtenTime(signature.signedAt, business.timeZone);
  const name = flow.break(signature.name, style, width);
  const printed = flow.break(`Printed name: ${clientName}`, textStyles.text, width);
  const signed = flow.break(`Signed electronically on ${time}`, textStyles.small, width);
  const written = name.length * style.leading;
  const height =
    gap.above +
    gap.top +
    written +
    gap.beforeRule +
    gap.afterRule +
    printed.length * textStyles.text.leading +
    signed.length * textStyles.small.leading +
    gap.bottom;
  const x = body.left + inset;
  const draw = () => {
    flow.gap(gap.above);
    const { page, y } = flow;
    const frame = height - gap.above;
    const ruleY = y - gap.top - written - gap.beforeRule;
    page.artifact(() => {
      page.fill(body.left, y - frame, bodyWidth, frame, palette.ground);
      page.frame(body.left, y - frame, bodyWidth, frame, palette.band, 0.8);
      page.stroke([x, ruleY, body.right - inset, ruleY], palette.ink, 0.8);
    });
    flow.gap(gap.top);
    flow.structure.within('P', () => flow.lines(name, style, x));
    flow.gap(gap.beforeRule + gap.afterRule);
    flow.structure.within('P', () => flow.lines(printed, textStyles.text, x));
    flow.structure.within('P', () => flow.lines(signed, textStyles.small, x));
    flow.gap(gap.bottom);
  };
  return { height, draw };
}

/**
 * The largest size that fits on one line. A name with characters missing from the script font is set in the text
 * font.
 */
function signatureStyle(flow: PageFlow, name: string): TextStyle {
  const face: FaceName = flow.fonts.script.face.covers(name) ? 'script' : 'text';
  const scale = face === 'script' ? 1 : 0.75;
  const [line] = flow.break(name, { face, size: 1, leading: 1, color: palette.ink }, Infinity);
  const fitting = width / ((line?.width ?? 1) || 1);
  const size = Math.max(smallest, Math.min(largest, fitting)) * scale;
  return { face, size, leading: size * 1.35, color: palette.ink };
}
