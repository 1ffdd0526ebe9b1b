import { contract, type CallName } from '@domain/api/contract';
import { flag, list, oneOf, type OptionValues, readOptions, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import { partSize } from './fuzz/parts';

const calls = Object.keys(contract) as CallName[];

const table = {
  seed: wholeNumber(1),
  /** Requests to each call. */
  count: wholeNumber(10_000),
  /** The first request to each call, to continue an earlier run. */
  from: wholeNumber(0, { least: 0, multipleOf: partSize }),
  /** After this many minutes nothing new is started. */
  minutes: wholeNumber(Infinity),
  /** The number of concurrent lanes, each with its own handlers and project. */
  parallel: wholeNumber(8),
  /** Call names; all calls by default. */
  only: list(oneOf(calls), []),
  /** Skips viewing records full of scripts in a browser. */
  noScreens: flag,
};

/**
 * `npm run drill:fuzz`: sends hostile bodies to every call; no server error, no email header injection, no
 * script execution.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  const site = options.noScreens ? 'none' : 'build';
  return onOwnStack({ site, sweeper: !options.noScreens }, (chromium) => drill(options, chromium));
}

async function drill(options: OptionValues<typeof table>, chromium: string): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runFuzz } = await import('./fuzz/run-fuzz');
  const { runScreens } = await import('./fuzz/screens/run-screens');
  const { writeReport } = await import('./write-report');

  const { only, from, count, seed } = options;
  const chosen = calls.filter((name) => only.length === 0 || only.includes(name));
  heading(`${count} requests to each of ${chosen.length} calls, from ${from}, seed ${seed}`);
  const report = await step(
    'Calls',
    (detail) =>
      runFuzz({
        ...options,
        calls: chosen,
        onProgress: (done) => detail(`${done} of ${count * chosen.length}`),
      }),
    ({ seconds }) => `${seconds} s`,
  );
  const requests = report.calls.reduce((sum, call) => sum + call.requests, 0);
  const accepted = report.calls.reduce((sum, call) => sum + (call.answers.result ?? 0), 0);
  const each = report.calls.map((call) => call.requests);
  const fewest = report.calls.length < chosen.length ? 0 : Math.min(...each);
  console.log(`    ${requests} requests, ${accepted} accepted, ${report.mails} emails`);
  console.log(`    ${fewest} to ${Math.max(...each)} requests to each call`);
  const screens = options.noScreens ? null : await step('Screens', () => runScreens(chromium));
  for (const { name, opened } of screens?.screens ?? []) console.log(`    ${name}: ${opened}`);
  writeReport('fuzz', { ...report, screens });
  const safe = report.calls.filter(({ failures }) => failures.length === 0).length;
  const calm = screens?.failures.length === 0 ? screens.screens.length : 0;
  return { name: 'fuzz', passed: safe + calm, failures: [...report.failures, ...(screens?.failures ?? [])] };
}
