import type { Severity } from '@domain/report/severity';
import type { PageContent } from '../layout/page-content';
import { palette } from './palette';

/** A severity's shape (circle, bar, triangle or octagon) centered at x, y; its name is printed beside it. */
export function drawSeverityMark(
  page: PageContent,
  severity: Severity,
  x: number,
  y: number,
  size: number,
): void {
  const color = palette.severity[severity];
  const half = size / 2;
  if (severity === 'none') page.ring(x, y, half - 0.5, color, 1, color);
  else if (severity === 'low') page.fill(x - half, y - half / 3, size, (2 * half) / 3, color);
  else if (severity === 'medium') page.polygon([x, y + half, x + half, y - half, x - half, y - half], color);
  else page.polygon(octagon(x, y, half), color);
}

function octagon(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((2 * corner + 1) * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}
