import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import getPort from 'get-port';
import { stack } from '../backend/stack';
import { heading, step } from '../console/progress.mjs';
import { checkQuality, type Quality } from '../lighthouse/check-quality';
import { qualityPages, type QualityPage } from '../lighthouse/quality-pages';
import type { Result } from '../test/result';
import { browserArguments } from '../test/browser-arguments';
import { readBuildGraph } from './build-graph';
import { checkReach } from './check-reach';
import { judge } from './judge';
import { measurePage } from './measure-page';
import { printBudgets, type MeasuredRoute } from './print-budgets';
import { routeBudgets } from './route-budgets';
import { serveBuild } from './serve-build';
import { printTable } from './table';

const isBuilt = ({ file }: { readonly file: string }) => existsSync(path.join(stack.distDir, file));

/** What the finished build loads and how Lighthouse judges its pages. */
export interface MeasuredBudgets {
  readonly reach: ReturnType<typeof checkReach>;
  readonly routes: readonly MeasuredRoute[];
  readonly pages: readonly InspectedPage[];
}

/** Runs one part of the measurement and shows its progress. */
type Step = <Value>(
  label: string,
  work: (detail: (text: string) => void) => Promise<Value>,
) => Promise<Value>;

/**
 * Checks the finished build against its budgets and prints them: what each route loads in a real browser,
 * which modules it can reach, and the Lighthouse scores that do not depend on the machine. `executablePath`
 * is a Chromium.
 */
export async function checkBudgets(executablePath: string): Promise<Result> {
  return judgeBudgets(await measureBudgets(executablePath, step));
}

/** The measurement of `checkBudgets`; it prints only what `showing` does. */
export async function measureBudgets(executablePath: string, showing: Step): Promise<MeasuredBudgets> {
  const port = await getPort({ host: stack.host });
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return {
      reach: checkReach(readBuildGraph(stack.distDir)),
      routes: await showing('Routes', (detail) => measureRoutes(browser, server.origin, detail)),
      pages: await showing('Lighthouse', (detail) => inspectPages(server.origin, port, detail)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Prints the measures beside their limits and judges them. */
export function judgeBudgets({ reach, routes, pages }: MeasuredBudgets): Result {
  heading('Budgets, in kilobytes of 1,000 bytes, brotli');
  printBudgets(routes);
  heading('Lighthouse, mobile');
  printQuality(pages);
  const judged = [
    ...routes.map(({ budget, measures }) => judge(budget, measures)),
    ...pages.map(({ quality }) => quality.failures),
  ];
  return {
    name: 'budgets',
    passed: reach.stored + judged.filter((sentences) => sentences.length === 0).length,
    failures: [...reach.failures, ...judged.flat()],
  };
}

async function measureRoutes(
  browser: Browser,
  origin: string,
  detail: (text: string) => void,
): Promise<MeasuredRoute[]> {
  const measured: MeasuredRoute[] = [];
  for (const budget of routeBudgets.filter(isBuilt)) {
    detail(budget.name);
    measured.push({ budget, measures: await measurePage(browser, origin + budget.address, budget) });
  }
  return measured;
}

interface InspectedPage {
  readonly page: QualityPage;
  readonly quality: Quality;
}

async function inspectPages(
  origin: string,
  port: number,
  detail: (text: string) => void,
): Promise<InspectedPage[]> {
  const inspected: InspectedPage[] = [];
  for (const page of qualityPages.filter(isBuilt)) {
    detail(page.name);
    inspected.push({ page, quality: await checkQuality(origin, page, port) });
  }
  return inspected;
}

function printQuality(pages: readonly InspectedPage[]): void {
  printTable(
    ['page', 'accessibility', 'best practices', 'SEO', 'layout shift'],
    pages.map(({ page, quality: { scores, layoutShift } }) => [
      { text: page.name },
      ...([scores.accessibility, scores['best-practices'], scores.seo] as const).map((score) => ({
        text: `${score} of 100`,
        failed: score < 100,
      })),
      { text: `${layoutShift} of 0`, failed: layoutShift > 0 },
    ]),
  );
}
