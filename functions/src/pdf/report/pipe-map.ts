import { inspectedInWords, pipeMapOf, type PipeMap } from '@domain/report/pipe-map';
import { severityWords } from '@domain/report/severity';
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
const pipeHeight = 12;
const rowHeight = 24;
const markSize = 9;
const hatch = 7;
const belowPipe = 24;
/** The share of the map that the label at its end takes. */
const endWords = 0.16;

/** The sewer line from house to main, to scale, with each finding at its footage; nothing if no footage is known. */
export function drawPipeMap(flow: PageFlow, { form }: ReportContent): void {
  const map = pipeMapOf(form);
  if (!map) return;
  const rows = Math.max(1, ...map.marks.map(({ row }) => row + 1));
  const height = rows * rowHeight + pipeHeight + belowPipe;
  drawHeading(flow, 'Where the findings are', null, height);
  flow.figure(inWords(map), (page) => {
    const top = flow.y - rows * rowHeight - 4;
    drawPipe(page, map, top - pipeHeight);
    for (const tick of map.ticks) drawTick(flow, page, tick, top - pipeHeight);
    drawEnd(flow, page, map, top - pipeHeight);
    // Stems first, so that numbers are drawn over crossing stems.
    for (const { at, row } of map.marks) {
      page.stroke([xOf(at), top, xOf(at), top + 8 + row * rowHeight], palette.ink, 0.8);
    }
    for (const mark of map.marks) drawMark(flow, page, mark, top);
  });
  flow.gap(height + 8);
}

const xOf = (at: number) => left + at * width;

function drawPipe(page: PageContent, { inspected, length }: PipeMap, y: number): void {
  const end = xOf(inspected / length);
  page.fill(left, y, end - left, pipeHeight, palette.primary);
  page.fill(left, y + 3, end - left, pipeHeight - 6, palette.band);
  const right = xOf(1);
  if (right - end < 1) return;
  page.frame(end, y, right - end, pipeHeight, palette.muted, 0.8);
  for (let x = end; x < right; x += hatch) {
    const reach = Math.min(pipeHeight, right - x);
    page.stroke([x, y, x + reach, y + reach], palette.muted, 0.6);
  }
}

function drawTick(
  flow: PageFlow,
  page: PageContent,
  { feet, at }: PipeMap['ticks'][number],
  y: number,
): void {
  const x = xOf(at);
  page.stroke([x, y - 2, x, y - 6], palette.muted, 0.8);
  const text = feet === 0 ? 'House' : `${feet} ft`;
  const [line] = flow.break(text, textStyles.small);
  if (!line) return;
  // Too close to the end, which has its own label.
  if (at > 1 - endWords) return;
  const start = Math.max(left, x - line.width / 2);
  page.lines([line], flow.fonts.text, textStyles.small, start, y - 16);
}

/** The end of the map: the main, or where the camera stopped. */
function drawEnd(flow: PageFlow, page: PageContent, { reachesMain, length }: PipeMap, y: number): void {
  const text = reachesMain ? `Main, ${length} ft` : `${length} ft`;
  const [line] = flow.break(text, textStyles.small);
  if (!line) return;
  page.stroke([xOf(1), y - 2, xOf(1), y - 6], palette.muted, 0.8);
  page.lines([line], flow.fonts.text, textStyles.small, xOf(1) - line.width, y - 16);
}

function drawMark(flow: PageFlow, page: PageContent, mark: PipeMap['marks'][number], top: number): void {
  const x = xOf(mark.at);
  const y = top + 8 + mark.row * rowHeight;
  page.ring(x, y + 7, 8, palette.ink, 0.8, palette.paper);
  drawSeverityMark(page, mark.severity, x, y + 7, markSize);
  const lines = flow.break(String(mark.number), textStyles.number);
  page.fill(x + 9, y + 2, (lines[0]?.width ?? 0) + 2, 10, palette.paper);
  page.lines(lines, flow.fonts.strong, textStyles.number, x + 10, y + 4);
}

/** The map in words, as its alternative text. */
function inWords(map: PipeMap): string {
  const places = map.marks.map(
    ({ number, feet, severity }) =>
      `Finding ${number} at ${feet} feet, severity ${severityWords[severity].toLowerCase()}.`,
  );
  return ['The line, to scale.', inspectedInWords(map), ...places].join(' ');
}
