import { filmMoment } from '@domain/report/film-moment';
import { findingAnchor } from '@domain/report/finding-anchor';
import { darkRuns, qrCode } from '../../platform/qr-code';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { NumberedFinding } from '@domain/report/numbered-findings';
import { baseline, type PageFlow } from '../layout/page-flow';
import type { Line } from '../layout/break-lines';
import type { ReportContent } from './report-content';

/** Points a module; 0.53 mm, which phones read from a hand's distance. */
const moduleSize = 1.5;
const gap = 10;
const scanWords = 'Scan the code to open the report at this finding.';

/** The moment of a finding in a film, with a code that opens the report there. */
export interface Moment {
  readonly address: string;
  readonly alt: string;
  readonly code: ReturnType<typeof qrCode>;
  readonly lines: readonly Line[];
  readonly scan: readonly Line[];
  /** Points. */
  readonly height: number;
}

/** Null for a finding that isn't in a film. */
export function momentOf(
  flow: PageFlow,
  { finding, number }: NumberedFinding,
  { form, pageAddress }: ReportContent,
  width: number,
): Moment | null {
  const words = filmMoment(finding, form.films);
  if (words === null) return null;
  const address = `${pageAddress}#${findingAnchor(number)}`;
  const code = qrCode(address);
  const side = code.length * moduleSize;
  const lines = flow.break(words, textStyles.strong, width - side - gap);
  const scan = flow.break(scanWords, textStyles.small, width - side - gap);
  const text = lines.length * textStyles.strong.leading + scan.length * textStyles.small.leading;
  const alt = `QR code that opens the report at finding ${number}: ${address}`;
  return { address, alt, code, lines, scan, height: Math.max(side, text) };
}

/** Draws it with its upper left corner at `x` and the flow's place; the caller leaves the gap below it. */
export function drawMoment(flow: PageFlow, { alt, code, lines, scan }: Moment, x: number): void {
  const side = code.length * moduleSize;
  const top = flow.y;
  flow.figure(alt, (page) =>
    page.fillAll(
      darkRuns(code).map((run) => ({
        x: x + run.x * moduleSize,
        y: top - (run.y + 1) * moduleSize,
        width: run.length * moduleSize,
        height: moduleSize,
      })),
      palette.ink,
    ),
  );
  const { strong, small } = textStyles;
  const textX = x + side + gap;
  flow.structure.within('P', () => flow.markedLines(lines, strong, textX, top - baseline(strong)));
  const below = top - lines.length * strong.leading;
  flow.structure.within('P', () => flow.markedLines(scan, small, textX, below - baseline(small)));
}
