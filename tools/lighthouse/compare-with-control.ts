import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { serveBuild } from '../budgets/serve-build';
import { printTable } from '../budgets/table';
import { stack } from '../backend/stack';
import { heading, note, step } from '../console/progress.mjs';
import { browserArguments } from '../test/browser-arguments';
import { measurePerformance, type Performance } from './measure-performance';
import { median } from '../console/median';
import { removeScripts } from './remove-scripts';

const runs = 10;
const ratioLimit = 1.05;
const measures = [
  ['score', 'performance', 0, ''],
  ['firstContentfulPaint', 'first contentful paint', 0, ' ms'],
  ['largestContentfulPaint', 'largest contentful paint', 0, ' ms'],
  ['totalBlockingTime', 'total blocking time', 0, ' ms'],
  ['cumulativeLayoutShift', 'layout shift', 3, ''],
] as const;

/**
 * Measures Lighthouse's mobile timings of `/` and of the same page without scripts, alternating so that load
 * on the machine affects both. Prints the medians and writes every run to `.local/lighthouse.json`.
 */
export async function compareWithControl(executablePath: string): Promise<void> {
  const port = await getPort({ host: stack.host });
  const page = await serveBuild();
  const control = await serveBuild(removeScripts);
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const results: Record<'page' | 'control', Performance[]> = { page: [], control: [] };
  try {
    await step(`${runs} runs of each`, async (detail) => {
      // The first run includes the browser's start and is discarded.
      await measurePerformance(`${page.origin}/`, port);
      for (let run = 1; run <= runs; run += 1) {
        detail(`run ${run}`);
        results.control.push(await measurePerformance(`${control.origin}/`, port));
        results.page.push(await measurePerformance(`${page.origin}/`, port));
      }
    });
  } finally {
    await browser.close();
    await page.stop();
    await control.stop();
  }
  report(results);
}

function report(results: Readonly<Record<'page' | 'control', readonly Performance[]>>): void {
  const middle = (of: 'page' | 'control', measure: keyof Performance) =>
    median(results[of].map((result) => result[measure]));
  const ratio = middle('page', 'largestContentfulPaint') / middle('control', 'largestContentfulPaint');

  heading(`Lighthouse, mobile, /: median of ${runs}`);
  printTable(
    ['', 'page', 'without script', 'each run of the page'],
    measures.map(([measure, label, digits, unit]) => [
      { text: label },
      { text: middle('page', measure).toFixed(digits) + unit },
      { text: middle('control', measure).toFixed(digits) + unit },
      { text: results.page.map((result) => result[measure].toFixed(digits)).join(', '), faint: true },
    ]),
  );
  console.log(
    `\n  LCP of the page against the page without script: ${ratio.toFixed(3)}, at most ${ratioLimit}`,
  );
  if (ratio > ratioLimit)
    note('The ratio exceeds its limit. This does not fail the build, because a busy machine affects it.');

  const file = path.join(stack.localDir, 'lighthouse.json');
  writeFileSync(file, `${JSON.stringify({ ratio, ratioLimit, ...results }, null, 2)}\n`);
  console.log(`  Every run: ${file}`);
}
