import { type OptionValues, readOptions, seed, text, wholeNumber } from '../console/options';
import { Failure } from '../console/failure.mjs';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  /** The number of inspections. */
  jobs: wholeNumber(500),
  /** The days over which they are spread. */
  days: wholeNumber(365),
  /** The longest time after which a finding asks for another look. */
  months: wholeNumber(12),
  /** What is made wrong, to see that the drill notices: `twice` or `ledger`. */
  plant: text(null),
};

/**
 * `npm run drill:year`: a year of inspections in fast motion; every reminder and review request is sent in its hour, none
 * twice, none after an unsubscribe, and the ledger balances.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill({ plant, ...options }: OptionValues<typeof table>): Promise<Result> {
  const path = await import('node:path');
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { judgeYear } = await import('./year/judge-year');
  const { planted, runYearDrill } = await import('./year/run-year-drill');
  const { writeReport } = await import('./write-report');

  const wrong = planted.find((each) => each === plant) ?? null;
  if (plant !== null && wrong === null) throw new Failure(`--plant is one of ${planted.join(', ')}.`);
  heading(`${options.jobs} inspections in ${options.days} days, seed ${options.seed}`);
  const report = await step('Year', (onProgress) =>
    runYearDrill({
      ...options,
      plant: wrong,
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(stack.logDir, 'year-drill.log'),
      onProgress,
    }),
  );
  console.log(
    `    ${report.happenings} happenings and ${report.ticks} rounds in ${report.seconds} s: ${report.reminders} reminders, ${report.reviews} review requests, ${report.ledgerRows} rows in the ledger`,
  );
  writeReport('year', report);
  return judgeYear(report);
}
