import { buildSite } from '../backend/build/build-site';
import { Shutdown } from '../backend/process/shutdown';
import { checkBudgets } from '../budgets/check-budgets';
import { Failure } from '../console/failure.mjs';
import { failureSentence, heading, step } from '../console/progress.mjs';
import { recordedShapes } from '../indexes/check-indexes';
import { judgeIndexes } from '../indexes/judge-indexes';
import { check } from './check';
import { passedWhole, type ChosenTests } from './chosen-tests';
import { findChromium } from './find-chromium';
import { findHeadlessShell } from './find-headless-shell';
import { needsStack, type Kind } from './kinds';
import { reportResults } from './report-results';
import { brokenRun, timed, type Result } from './result';
import { runOnStack } from './run-on-stack';
import { runVitest } from './run-vitest';
import type { Browsers } from './test-environment';

interface TestOptions {
  readonly reportDir: string;
  /** Starts with the check, which includes the unit tests and the budgets. */
  readonly withCheck: boolean;
}

/**
 * Runs the chosen tests and reports; returns the exit code. A later kind runs even if an earlier one failed.
 */
export async function testKinds(
  chosen: readonly ChosenTests[],
  { reportDir, withCheck }: TestOptions,
): Promise<number> {
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log('\n  Stopping.'), 130);
  const results: Result[] = [];
  let since = performance.now();
  try {
    const browsers = await findBrowsers(chosen.map(({ kind }) => kind));
    since = performance.now();
    if (withCheck) {
      heading('Check');
      results.push(...(await check({ reportDir, chromium: browsers.chromium })));
    }
    for (const { kind, files } of chosen) {
      if (kind === 'unit' && !withCheck) {
        results.push(await timed(() => runVitest(kind, {}, reportDir, files)));
      }
      if (kind === 'budgets' && !withCheck) results.push(await timed(() => runBudgets(browsers)));
    }
    if (chosen.some(({ kind }) => needsStack(kind))) {
      for await (const result of runOnStack(chosen, { shutdown, browsers, reportDir })) results.push(result);
      results.push(...(await judgeQueries(chosen, results)));
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failureSentence(error.message);
    results.push(brokenRun('set-up', error.message.split('\n')[0] ?? ''));
  } finally {
    await shutdown.run();
  }
  return reportResults(results, (performance.now() - since) / 60_000);
}

async function findBrowsers(kinds: readonly Kind[]): Promise<Browsers> {
  if (!kinds.includes('e2e') && !kinds.includes('budgets')) return {};
  heading('Set-up');
  const chromium = await step('Chromium', findChromium);
  return kinds.includes('e2e')
    ? { chromium, headlessShell: await step('Headless shell', findHeadlessShell) }
    : { chromium };
}

async function runBudgets({ chromium }: Browsers): Promise<Result> {
  heading('Budgets');
  await step('Build, site', () => buildSite());
  if (chromium === undefined) return brokenRun('budgets', 'no browser was found');
  return checkBudgets(chromium).catch((error: Error) => brokenRun('budgets', error.message));
}

/** The queries of the functions and of the browser tests; nothing if neither ran. */
async function judgeQueries(
  chosen: readonly ChosenTests[],
  results: readonly Result[],
): Promise<readonly Result[]> {
  if (!chosen.some(({ kind }) => kind === 'functions' || kind === 'e2e')) return [];
  const whole = passedWhole('functions', chosen, results) && passedWhole('e2e', chosen, results);
  const onCi = Boolean(process.env.CI);
  const judged = timed(() => Promise.resolve(judgeIndexes(recordedShapes(), { whole, onCi })));
  return [await judged.catch((error: Error) => brokenRun('indexes', error.message))];
}
