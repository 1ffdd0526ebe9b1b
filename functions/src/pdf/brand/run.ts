import type { PageContent } from '../layout/page-content';
import { page } from '../layout/geometry';
import { palette } from './palette';

/** The run: the line of pipe that goes down the margin of every page, from the house to the main. */
export const runX = 54;
const runWidth = 2.25;
const tick = 9;

/** The house at which the run starts. `y` is its floor. */
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

/** A piece of the run, from the upper to the lower y; null runs off the page. */
export function drawRun(content: PageContent, from: number | null, to: number | null): void {
  content.stroke([runX, from ?? page.height + 4, runX, to ?? -4], palette.clay, runWidth);
}

/** The mark of a section on the run. */
export function drawTick(content: PageContent, y: number): void {
  content.stroke([runX, y, runX + tick, y], palette.clay, runWidth);
}

/** The main, in which the run ends. */
export function drawMain(content: PageContent, y: number): void {
  content.ring(runX, y, 6, palette.clay, runWidth, palette.paper);
}
