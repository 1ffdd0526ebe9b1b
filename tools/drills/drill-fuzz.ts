import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { useTestPorts } from '../test/use-test-ports';
import { fuzzOptions, type FuzzOptions } from './fuzz/fuzz-options';

/** `npm run drill:fuzz`: hostile bodies to every call; no fault of ours, nothing slipped into a mail, nothing executed. */
export async function main(args: string[]): Promise<number> {
  const options = fuzzOptions(args);
  useTestPorts();
  const { runOnOwnStack } = await import('../test/run-on-own-stack');
  const site = options.screens ? 'build' : 'none';
  return runOnOwnStack({ site, sweeper: options.screens }, (chromium) => drill(options, chromium));
}

async function drill(options: FuzzOptions, chromium: string): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runFuzz } = await import('./fuzz/run-fuzz');
  const { runScreens } = await import('./fuzz/screens/run-screens');
  const { writeReport } = await import('./write-report');

  const { calls, count, seed } = options;
  heading(`${count} requests to each of ${calls.length} calls, seed ${seed}`);
  const report = await step(
    'Calls',
    (detail) => runFuzz({ ...options, onProgress: (done) => detail(`${done} of ${calls.length}`) }),
    ({ seconds }) => `${seconds} s`,
  );
  const requests = report.calls.reduce((sum, call) => sum + call.requests, 0);
  const accepted = report.calls.reduce((sum, call) => sum + (call.answers.result ?? 0), 0);
  console.log(`    ${requests} requests, ${accepted} accepted, ${report.mails} mails`);
  const screens = options.screens ? await step('Screens', () => runScreens(chromium)) : null;
  for (const { name, opened } of screens?.screens ?? []) console.log(`    ${name}: ${opened}`);
  writeReport('fuzz', { ...report, screens });
  const failures = [...report.failures, ...(screens?.failures ?? [])];
  return { name: 'fuzz', passed: calls.length + (screens?.screens.length ?? 0), failures };
}
