import type { PhotoMark } from '@domain/report/photo-mark';
import { palette } from '../brand/palette';
import { textStyles } from '../brand/text-styles';
import type { PageContent } from '../layout/page-content';
import type { PageFlow } from '../layout/page-flow';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const line = 2;
const head = 9;
const textStyle = { ...textStyles.strong, size: 9, leading: 12, color: palette.paper };

/** Draws marks over a photo at `area`. A photo's y axis points down, a page's up. */
export function drawPhotoMarks(
  flow: PageFlow,
  page: PageContent,
  marks: readonly PhotoMark[],
  area: Area,
): void {
  const place = (x: number, y: number) => [area.x + x * area.width, area.y + (1 - y) * area.height] as const;
  for (const mark of marks) {
    const [x, y] = place(mark.x, mark.y);
    const [toX, toY] = place(mark.toX, mark.toY);
    if (mark.shape === 'text') drawText(flow, page, mark.text, x, y, area);
    else if (mark.shape === 'circle')
      onLight((color, width) => page.ring(x, y, Math.hypot(toX - x, toY - y), color, width, null));
    else onLight((color, width) => drawArrow(page, [x, y, toX, toY], color, width));
  }
}

/** Draws a light outline under the colored stroke, so that it is visible on any photo. */
function onLight(draw: (color: (typeof palette)['primary'], width: number) => void): void {
  draw(palette.paper, line + 2);
  draw(palette.severity.high, line);
}

function drawArrow(
  page: PageContent,
  [x, y, toX, toY]: readonly [number, number, number, number],
  color: (typeof palette)['primary'],
  width: number,
): void {
  const angle = Math.atan2(toY - y, toX - x);
  const side = (turn: number) => [toX - head * Math.cos(angle + turn), toY - head * Math.sin(angle + turn)];
  page.stroke([x, y, toX, toY], color, width);
  page.stroke([...side(0.5), toX, toY, ...side(-0.5)], color, width);
}

function drawText(flow: PageFlow, page: PageContent, text: string, x: number, y: number, area: Area): void {
  const [first] = flow.break(text, textStyle, area.width - 8);
  if (!first) return;
  const left = Math.min(x, area.x + area.width - first.width - 8);
  const bottom = Math.max(area.y, y - 15);
  page.fill(left, bottom, first.width + 8, 15, palette.ink);
  page.lines([first], flow.fonts.strong, textStyle, left + 4, bottom + 4.5);
}
