import type { PageContent } from '../layout/page-content';
import { page } from '../layout/geometry';
import { palette } from './palette';

/** x of the pipe drawn down the margin of every page, from the house to the main, in points. */
export const runX = 54;
const runWidth = 2.25;
const tick = 9;

/** The house at which the pipe starts. `y` is its floor. */
export function drawHouse(content: PageContent, y: number): void {
  const half = 13;
  const eaves = y + 13;
  content.stroke(
    [runX - half + 3, eaves - 2, runX - half + 3, y, runX + half - 3, y, runX + half - 3, eaves - 2],
    palette.ink,
    1.75,
  );
  content.stroke([runX - half, eaves - 3, runX, eaves + 8, runX + half, eaves - 3], palette.ink, 1.75);
}

/** A piece of the pipe, from the upper to the lower y; null extends it beyond the page's edge. */
export function drawRun(content: PageContent, from: number | null, to: number | null): void {
  content.stroke([runX, from ?? page.height + 4, runX, to ?? -4], palette.primary, runWidth);
}

/** A section's tick on the pipe. */
export function drawTick(content: PageContent, y: number): void {
  content.stroke([runX, y, runX + tick, y], palette.primary, runWidth);
}

/** The main, at which the pipe ends. */
export function drawMain(content: PageContent, y: number): void {
  content.ring(runX, y, 6, palette.primary, runWidth, palette.paper);
}
