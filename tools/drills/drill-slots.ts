import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import { inWords } from './in-words';
import type { SlotsReport } from './slots/run-slots-drill';

const table = {
  seed,
  /** The number of operations, spread over a quarter. */
  operations: wholeNumber(2_000),
  /** The number of concurrent operations. */
  atOnce: wholeNumber(12),
  /** How many do inspections, at most five. */
  inspectors: wholeNumber(5, { least: 0 }),
  /** How often an instance of the functions is killed. */
  kills: wholeNumber(12, { least: 0 }),
  /** How often twenty ask for one window at once. */
  rounds: wholeNumber(10),
};

/**
 * `npm run drill:slots`: books, moves, assigns, cancels and undoes appointments at once, from all ways in, with kills and
 * lost answers; no inspector is twice at one time.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const path = await import('node:path');
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { judgeSlots } = await import('./slots/judge-slots');
  const { runSlotsDrill } = await import('./slots/run-slots-drill');
  const { slotsKillPoints } = await import('./slots/slots-kill-points');
  const { writeReport } = await import('./write-report');

  heading(`${options.operations} operations, ${options.atOnce} at once, seed ${options.seed}`);
  const report = await step('Bookings', (onProgress) =>
    runSlotsDrill({
      ...options,
      points: slotsKillPoints,
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(stack.logDir, 'slots-drill.log'),
      onProgress,
    }),
  );
  for (const line of describeSlotsReport(report)) console.log(`    ${line}`);
  writeReport('slots', report);
  return judgeSlots(report);
}

function describeSlotsReport(report: SlotsReport): string[] {
  const { kinds, refusals, problems } = report;
  const counted = Object.entries(kinds).map(
    ([kind, { accepted, refused }]) => `${kind} ${accepted} (${refused} refused)`,
  );
  return [
    counted.join(', '),
    `refused: ${inWords(refusals)}`,
    `${report.jobs} jobs in the end, in ${report.seconds} s; ${report.repeated} calls sent again, ${report.deaths} kills, ${report.events} events built a month`,
    `${problems.twice.length} inspectors twice at one time, ${problems.tooMany.length} times with too many jobs, ${report.confirmed} overlaps that the office confirmed`,
    `${report.rounds} times 20 at once on one window; ${problems.rush.length} of them went wrong`,
    `${problems.lost.length} lost, ${problems.doubled.length} doubled; ${problems.days.length} entries of days, ${problems.visits.length} visits and ${problems.months.length} months differ`,
  ];
}
