import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDemoAdmin } from '../admin/create-demo-admin';
import { buildSite } from '../backend/build/build-site';
import { Shutdown } from '../backend/process/shutdown';
import { runStack } from '../backend/run-stack';
import { checkBudgets } from '../budgets/check-budgets';
import { Failure } from '../console/failure.mjs';
import { failureSentence, heading, step } from '../console/progress.mjs';
import { check } from './check';
import { clearDatabase } from './clear-database';
import { findChromium } from './find-chromium';
import { findHeadlessShell } from './find-headless-shell';
import { needsStack, type Kind } from './kinds';
import { reportResults } from './report-results';
import { restartFunctions } from './restart-functions';
import { brokenRun, type Result } from './result';
import { runPlaywright } from './run-playwright';
import { runVitest } from './run-vitest';
import { testEnvironment } from './test-environment';

interface TestOptions {
  readonly reportDir: string;
  /** Starts with the check, which includes the unit tests. */
  readonly withCheck: boolean;
}

/**
 * Runs the tests of `kinds` and reports; returns the exit code. A later kind runs even if an earlier one
 * failed.
 */
export async function testKinds(kinds: readonly Kind[], options: TestOptions): Promise<number> {
  const { reportDir, withCheck } = options;
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log('\n  Stopping.'), 130);
  const results: Result[] = [];
  try {
    let chromium: string | undefined;
    let headlessShell: string | undefined;
    if (kinds.includes('e2e') || kinds.includes('budgets')) {
      heading('Set-up');
      chromium = await step('Chromium', findChromium);
      if (kinds.includes('e2e')) headlessShell = await step('Headless shell', findHeadlessShell);
    }
    if (withCheck) {
      heading('Check');
      results.push(await check(reportDir));
    } else if (kinds.includes('unit')) {
      results.push(await runVitest('unit', {}, reportDir));
    }
    if (chromium !== undefined && kinds.includes('budgets')) {
      heading('Budgets');
      await step('Build, site', () => buildSite());
      results.push(await checkBudgets(chromium).catch((error: Error) => brokenRun('budgets', error.message)));
    }
    if (kinds.some(needsStack)) {
      heading("The tests' stack");
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sewer-scope-'));
      shutdown.add(() => rmSync(dataDir, { recursive: true, force: true }));
      await runStack(shutdown, {
        site: kinds.includes('e2e') ? 'build' : 'none',
        dataDir,
        keepData: false,
        functionsControl: true,
      });
      const env = testEnvironment({ ...(chromium && { chromium }), ...(headlessShell && { headlessShell }) });
      for (const [index, kind] of kinds.filter(needsStack).entries()) {
        heading(`Tests: ${kind}`);
        if (index > 0) await step('Functions', restartFunctions);
        await step('Database', clearDatabase);
        await step('Demo admin', createDemoAdmin);
        results.push(
          await (kind === 'e2e' ? runPlaywright(env, reportDir) : runVitest(kind, env, reportDir)),
        );
      }
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failureSentence(error.message);
    results.push(brokenRun('set-up', error.message.split('\n')[0] ?? ''));
  } finally {
    await shutdown.run();
  }
  return reportResults(results);
}
