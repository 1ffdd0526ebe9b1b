import path from 'node:path';
import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import type { FloodReport } from './flood/run-flood-drill';

const table = {
  seed,
  /** The number of submissions, each by a new client. */
  count: wholeNumber(5_000),
  /** The number of concurrent submissions. */
  atOnce: wholeNumber(16),
};

/** `npm run drill:flood`: submits as fast as the handlers accept, while an admin works; no data is lost. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { judgeFlood } = await import('./flood/judge-flood');
  const { runFloodDrill } = await import('./flood/run-flood-drill');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} submissions, ${options.atOnce} at once, seed ${options.seed}`);
  const report = await step('Flood', (onProgress) =>
    runFloodDrill({
      ...options,
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(stack.logDir, 'flood-drill.log'),
      onProgress,
    }),
  );
  for (const line of describeFloodReport(report)) console.log(`    ${line}`);
  writeReport('flood', report);
  // With fewer calls the p95 is mainly the first call, which includes the cold start.
  return judgeFlood(report, report.adminCalls.count >= 40);
}

function describeFloodReport(report: FloodReport): string[] {
  const { submissions, perSecond, adminCalls, adminLists, mails, mailMinutes, lost } = report;
  return [
    `${submissions.count} submissions, ${perSecond} a second: median ${submissions.p50Ms} ms, p95 ${submissions.p95Ms} ms; ${lost.length} lost`,
    `admin meanwhile: ${adminCalls.count} calls, median ${adminCalls.p50Ms} ms, p95 ${adminCalls.p95Ms} ms; ${adminLists.count} lists, p95 ${adminLists.p95Ms} ms`,
    `${mails.committed} emails queued, ${mails.sent} sent, ${mails.toOffice} of them to the office, the last after ${mailMinutes} minutes; ${mails.tooSoon.length} sent too soon after another`,
  ];
}
