import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import type { KillReport } from './kill/run-kill-drill';

const table = {
  seed,
  /** The minimum number of clients; more are added while kills remain. */
  count: wholeNumber(60),
  /** The number of kills, at the named points first. */
  kills: wholeNumber(75),
  /** The number of concurrent clients. */
  atOnce: wholeNumber(8),
};

/**
 * `npm run drill:kill`: kills the functions around every commit and send, and interrupts Firestore and the
 * mailbox; no data is lost.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const path = await import('node:path');
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { drillKillPoints } = await import('./kill/drill-kill-points');
  const { judgeKill } = await import('./kill/judge-kill');
  const { runKillDrill } = await import('./kill/run-kill-drill');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} clients and ${options.kills} kills, seed ${options.seed}`);
  const report = await step('Kills', (onProgress) =>
    runKillDrill({
      ...options,
      points: drillKillPoints,
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(stack.logDir, 'kill-drill.log'),
      onProgress,
    }),
  );
  for (const line of describeKillReport(report)) console.log(`    ${line}`);
  writeReport('kill', report);
  return judgeKill(report);
}

function describeKillReport(report: KillReport): string[] {
  const { deathsAtPoints, deathsAtRandom, disturbances, lost, doubled, orphans } = report;
  const named = Object.values(deathsAtPoints).reduce((sum, deaths) => sum + deaths, 0);
  return [
    `${report.clients} clients in ${report.seconds} s; the functions were killed ${named} times at ${Object.keys(deathsAtPoints).length} named points and ${deathsAtRandom} times at other moments`,
    `Firestore was cut off ${disturbances.firestore} times, the mailbox was down ${disturbances.mailbox} times`,
    `${lost.length} lost, ${doubled.length} doubled, ${orphans.length} left over after ${report.sweeps} sweeps`,
    `${report.mailsSent} emails sent, ${report.doubledMails} of them twice or more, none more than ${report.mostCopies} times`,
    ...(report.pointsNotMet.length > 0 ? [`not reached: ${report.pointsNotMet.join(', ')}`] : []),
  ];
}
