import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDemoAdmin } from '../admin/create-demo-admin';
import type { Shutdown } from '../backend/process/shutdown';
import { runStack } from '../backend/run-stack';
import { heading, step } from '../console/progress.mjs';
import type { ChosenTests } from './chosen-tests';
import { clearDatabase } from './clear-database';
import { needsStack } from './kinds';
import { restartFunctions } from './restart-functions';
import { timed, type Result } from './result';
import { runPlaywright } from './run-playwright';
import { runVitest } from './run-vitest';
import { testEnvironment, type Browsers } from './test-environment';

interface StackRun {
  /** Shuts the stack down at the end. */
  readonly shutdown: Shutdown;
  readonly browsers: Browsers;
  readonly reportDir: string;
}

/** Starts an empty stack and runs the chosen kinds that need one; yields the result of each. */
export async function* runOnStack(
  chosen: readonly ChosenTests[],
  { shutdown, browsers, reportDir }: StackRun,
): AsyncGenerator<Result> {
  heading("The tests' stack");
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sewer-scope-'));
  shutdown.add(() => rmSync(dataDir, { recursive: true, force: true }));
  await runStack(shutdown, {
    site: chosen.some(({ kind }) => kind === 'e2e') ? 'build' : 'none',
    dataDir,
    keepData: false,
    functionsControl: true,
    // A test that needs a sweep asks for it: one of everything is work for every other test, and changes what they look at.
    sweeper: false,
  });
  const env = testEnvironment(browsers);
  let started = 0;
  for (const { kind, files } of chosen) {
    if (!needsStack(kind)) continue;
    heading(`Tests: ${kind}`);
    if (started++ > 0) await step('Functions', restartFunctions);
    // One kind of tests would otherwise fill the first pages of the next kind's lists.
    await step('Database', clearDatabase);
    await step('Demo admin', createDemoAdmin);
    yield await timed(() =>
      kind === 'e2e' ? runPlaywright(env, reportDir, files) : runVitest(kind, env, reportDir, files),
    );
  }
}
