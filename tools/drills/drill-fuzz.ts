import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import { fuzzOptions, type FuzzOptions } from './fuzz/fuzz-options';

/**
 * `npm run drill:fuzz`: sends hostile bodies to every call; no server error, no email header injection, no
 * script execution.
 */
export async function main(args: string[]): Promise<number> {
  const options = fuzzOptions(args);
  const site = options.screens ? 'build' : 'none';
  return onOwnStack({ site, sweeper: options.screens }, (chromium) => drill(options, chromium));
}

async function drill(options: FuzzOptions, chromium: string): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runFuzz } = await import('./fuzz/run-fuzz');
  const { runScreens } = await import('./fuzz/screens/run-screens');
  const { writeReport } = await import('./write-report');

  const { calls, from, count, seed } = options;
  heading(`${count} requests to each of ${calls.length} calls, from ${from}, seed ${seed}`);
  const report = await step(
    'Calls',
    (detail) => runFuzz({ ...options, onProgress: (done) => detail(`${done} of ${count * calls.length}`) }),
    ({ seconds }) => `${seconds} s`,
  );
  const requests = report.calls.reduce((sum, call) => sum + call.requests, 0);
  const accepted = report.calls.reduce((sum, call) => sum + (call.answers.result ?? 0), 0);
  const each = report.calls.map((call) => call.requests);
  const fewest = report.calls.length < calls.length ? 0 : Math.min(...each);
  console.log(`    ${requests} requests, ${accepted} accepted, ${report.mails} emails`);
  console.log(`    ${fewest} to ${Math.max(...each)} requests to each call`);
  const screens = options.screens ? await step('Screens', () => runScreens(chromium)) : null;
  for (const { name, opened } of screens?.screens ?? []) console.log(`    ${name}: ${opened}`);
  writeReport('fuzz', { ...report, screens });
  const safe = report.calls.filter(({ failures }) => failures.length === 0).length;
  const calm = screens?.failures.length === 0 ? screens.screens.length : 0;
  return { name: 'fuzz', passed: safe + calm, failures: [...report.failures, ...(screens?.failures ?? [])] };
}
