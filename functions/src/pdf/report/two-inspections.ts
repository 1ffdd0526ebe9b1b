import { otherEnd } from '@domain/report/compare/alignment';
import {
  twoInspectionsInWords,
  twoInspectionsOf,
  type InspectionMark,
  type TwoInspections,
} from '@domain/report/compare/two-inspections';
import { inRows } from '@domain/report/pipe-map';
import { writtenDate } from '@domain/time/written-date';
import { drawHeading } from '../brand/heading';
import { palette } from '../brand/palette';
import { drawSeverityMark } from '../brand/severity-mark';
import { textStyles } from '../brand/text-styles';
import { body, bodyWidth } from '../layout/geometry';
import type { PageContent } from '../layout/page-content';
import type { PageFlow } from '../layout/page-flow';
import type { ReportContent } from './report-content';

const inset = 12;
const left = body.left + inset;
const width = bodyWidth - 2 * inset;
const pipeHeight = 10;
const between = 34;
const rowHeight = 15;
const stem = 6;
const titleHeight = 16;
const markSize = 8;
/** The share of the map that two labels take: at the end of the map, one stands to the left of its mark. */
const labelWidth = 0.2;
const about =
  'From the entry point, both on one scale. Letters are the earlier findings, numbers today’s. Lines join what is one finding.';

type Side = 'earlier' | 'current';

/** Both inspections on one scale, the earlier one above; nothing without a comparison, or if no footage is known. */
export function drawTwoInspections(flow: PageFlow, { form }: ReportContent): void {
  const inspections = twoInspectionsOf(form);
  if (!inspections || !form.comparison) return;
  const rows = { earlier: rowsOf(inspections.earlier.marks), current: rowsOf(inspections.current.marks) };
  const heightOf = (side: Side) =>
    titleHeight + rows[side].reduce((most, { row }) => Math.max(most, row + 1), 0) * rowHeight + stem;
  const height = heightOf('earlier') + 2 * pipeHeight + between + heightOf('current');
  drawHeading(flow, 'Both inspections', null, height + 2 * textStyles.small.leading);
  const dates = { earlier: form.comparison.date, current: form.inspectionDate };
  flow.figure(twoInspectionsInWords(inspections), (page) => {
    const above = flow.y - heightOf('earlier') - pipeHeight;
    const below = above - between - pipeHeight;
    for (const { from, to } of inspections.links) {
      page.stroke([xOf(from), above, xOf(to), below + pipeHeight], palette.muted, 0.8);
    }
    drawPipe(page, inspections.earlier, above);
    drawPipe(page, inspections.current, below);
    drawMarks(flow, page, rows.earlier, { edge: above + pipeHeight, by: 1 });
    drawMarks(flow, page, rows.current, { edge: below, by: -1 });
    drawText(flow, page, writtenDate(dates.earlier), left, flow.y - 10);
    const feet = `${writtenDate(dates.current)}, ${inspections.length} ft to the end`;
    drawText(flow, page, feet, left, flow.y - height + 4);
  });
  flow.gap(height + 4);
  flow.text('P', inspections.isMirrored ? `${about} ${otherEnd}` : about, textStyles.small);
}

const xOf = (at: number) => left + at * width;
type Labeled = InspectionMark & { readonly row: number };
const rowsOf = (marks: readonly InspectionMark[]): Labeled[] => inRows(marks, labelWidth);

function drawPipe(page: PageContent, { from, to }: TwoInspections[Side], y: number): void {
  const seen = (to - from) * width;
  page.fill(xOf(from), y, seen, pipeHeight, palette.primary);
  page.fill(xOf(from), y + 2.5, seen, pipeHeight - 5, palette.band);
}

interface Edge {
  /** Of its pipe. */
  readonly edge: number;
  /** Up or down. */
  readonly by: 1 | -1;
}

const middleOf = ({ row }: Labeled, { edge, by }: Edge) => edge + by * (stem + (row + 0.5) * rowHeight);

/** The marks of a pipe. Stems first, so that labels are drawn over crossing stems. */
function drawMarks(flow: PageFlow, page: PageContent, marks: readonly Labeled[], pipe: Edge): void {
  for (const mark of marks) {
    page.stroke([xOf(mark.at), pipe.edge, xOf(mark.at), middleOf(mark, pipe)], palette.ink, 0.8);
  }
  for (const mark of marks) {
    const [line] = flow.break(`${mark.label}  ${mark.feet} ft`, textStyles.small);
    if (!line) continue;
    const [x, y] = [xOf(mark.at), middleOf(mark, pipe)];
    const beside = markSize / 2 + 3;
    const fits = x + beside + line.width <= left + width;
    const textX = fits ? x + beside : x - beside - line.width;
    page.fill(textX - 1, y - 5, line.width + 2, 10, palette.paper);
    drawSeverityMark(page, mark.severity, x, y, markSize);
    page.lines([line], flow.fonts.text, textStyles.small, textX, y - 3);
  }
}

function drawText(flow: PageFlow, page: PageContent, text: string, x: number, y: number): void {
  page.lines(flow.break(text, textStyles.small), flow.fonts.text, textStyles.small, x, y);
}
