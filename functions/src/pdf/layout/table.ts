import { body, bodyWidth } from './geometry';
import type { PageFlow } from './page-flow';
import type { Color } from './color';
import type { TextStyle } from './text-style';

export interface TableRow {
  readonly label: string;
  readonly value: string;
}

interface TableStyle {
  readonly label: TextStyle;
  readonly value: TextStyle;
  readonly hairline: Color;
}

const labelWidth = 118;
const padding = 4;

/** Labels and values, with a hairline above and below each row. */
export function drawTable(flow: PageFlow, rows: readonly TableRow[], style: TableStyle): void {
  flow.structure.within('Table', () => {
    rows.forEach((row, index) => drawRow(flow, row, style, index === 0));
  });
}

function drawRow(flow: PageFlow, row: TableRow, style: TableStyle, first: boolean): void {
  const labelLines = flow.break(row.label, style.label, labelWidth - 12);
  const valueLines = flow.break(row.value, style.value, bodyWidth - labelWidth);
  const height = Math.max(labelLines.length * style.label.leading, valueLines.length * style.value.leading);
  const pageBefore = flow.pages.length;
  flow.keep(Math.min(height + 2 * padding, body.top - body.bottom));
  if (first || flow.pages.length > pageBefore) rule(flow, style.hairline);
  flow.gap(padding);
  const top = flow.y;
  flow.structure.within('TR', () => {
    flow.structure.within('TH', () => flow.lines(labelLines, style.label, body.left));
    const below = flow.y;
    flow.y = top;
    flow.structure.within('TD', () => flow.lines(valueLines, style.value, body.left + labelWidth));
    flow.y = Math.min(flow.y, below);
  });
  flow.gap(padding);
  rule(flow, style.hairline);
}

function rule(flow: PageFlow, color: Color): void {
  const { page, y } = flow;
  page.artifact(() => page.stroke([body.left, y, body.right, y], color, 0.6));
}
