import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Shutdown } from '../backend/process/shutdown';
import { runStack } from '../backend/run-stack';
import { Failure } from '../console/failure.mjs';
import { failureSentence, heading, step } from '../console/progress.mjs';
import { findChromium } from './find-chromium';
import { reportResults } from './report-results';
import type { Result } from './result';

interface OwnStack {
  readonly site?: 'build' | 'none';
  /** Whether the sweeper runs every minute. */
  readonly sweeper: boolean;
  /** Whether `controlFunctions` can stop and start the functions. */
  readonly functionsControl?: boolean;
}

/**
 * Starts an empty stack, calls `measure` with a browser's path, reports the result, and shuts everything
 * down. Import it after `useTestPorts`. @returns the exit code.
 */
export async function runOnOwnStack(
  { site = 'build', sweeper, functionsControl = false }: OwnStack,
  measure: (chromium: string) => Promise<Result>,
): Promise<number> {
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log('\n  Stopping.'), 130);
  try {
    heading('Set-up');
    const chromium = await step('Chromium', findChromium);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sewer-scope-'));
    shutdown.add(() => rmSync(dataDir, { recursive: true, force: true }));
    await runStack(shutdown, { site, dataDir, keepData: false, functionsControl, sweeper });
    return reportResults([await measure(chromium)]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failureSentence(error.message);
    return 1;
  } finally {
    await shutdown.run();
  }
}
