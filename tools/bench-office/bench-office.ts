import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failureSentence, heading, step } from '../console/progress.mjs';
import { Failure } from '../console/failure.mjs';
import { useTestPorts } from '../test/use-test-ports';
import { benchOptions, type BenchOptions } from './bench-options';
import type { OfficeMeasures } from './measure-office';

/** `npm run bench:office`: what each screen of the office reads, with few records and with many. */
export async function main(args: string[]): Promise<number> {
  const options = benchOptions(args);
  useTestPorts();
  const { Shutdown } = await import('../backend/process/shutdown');
  const { runStack } = await import('../backend/run-stack');
  const { findChromium } = await import('../test/find-chromium');
  const { reportResults } = await import('../test/report-results');
  const { judgeOffice } = await import('./judge-office');
  const { printMeasures } = await import('./print-measures');
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log('\n  Stopping.'), 130);
  try {
    heading('Set-up');
    const chromium = await step('Chromium', findChromium);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sewer-scope-'));
    shutdown.add(() => rmSync(dataDir, { recursive: true, force: true }));
    await runStack(shutdown, {
      site: 'build',
      dataDir,
      keepData: false,
      functionsControl: false,
      // An emulator without indexes would read every record each minute.
      sweeper: false,
    });
    const measured = await bench(options, chromium);
    printMeasures(measured);
    return reportResults([judgeOffice(measured)]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failureSentence(error.message);
    return 1;
  } finally {
    await shutdown.run();
  }
}

async function bench({ seed, sizes }: BenchOptions, chromium: string): Promise<OfficeMeasures[]> {
  const { stack } = await import('../backend/stack');
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { localServices } = await import('../admin/local-services');
  const { clearDatabase } = await import('../test/clear-database');
  const { measureOffice } = await import('./measure-office');
  const { seedOffice } = await import('./seed-office');

  const file = path.join(stack.localDir, 'bench', 'office.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const { firestore } = localServices();
  const measured: OfficeMeasures[] = [];
  for (const size of sizes) {
    heading(`${size.toLocaleString('en-US')} bookings, seed ${seed}`);
    await step('Empty database', clearDatabase);
    await step('Demo admin', createDemoAdmin);
    const now = new Date();
    await step('Records', (detail) =>
      seedOffice(firestore, { seed, size, now }, (written) => detail(`${written} of ${size}`)),
    );
    measured.push(await step('Screens', (detail) => measureOffice(chromium, firestore, size, detail)));
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  }
  console.log(`\n  ${file}`);
  return measured;
}
