import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import { killDrillOptions, type KillDrillOptions } from './kill/kill-options';

/**
 * `npm run drill:kill`: kills the functions around every commit and send, and interrupts Firestore and the
 * mailbox; no data is lost.
 */
export async function main(args: string[]): Promise<number> {
  const options = killDrillOptions(args);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: KillDrillOptions): Promise<Result> {
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
