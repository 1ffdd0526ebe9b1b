import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

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
  const { describeKillReport } = await import('./kill/describe-kill-report');
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
