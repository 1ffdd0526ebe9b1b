import { list, type OptionValues, readOptions, seed, text, wholeNumber } from '../console/options';
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
  /** The first day, `YYYY-MM-DD`; the day after tomorrow without one. */
  first: text(null),
  /** What is made wrong, to see that the drill notices: some of `planted`, with commas. */
  plant: list(text(''), []),
};

/**
 * `npm run drill:year`: a year of inspections in fast motion; every reminder, review request and text message is sent in its hour, none
 * twice, none after an unsubscribe or a STOP, and the ledger and the referrers' statements balance.
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
  const { planted } = await import('./year/plant-year');
  const { runYearDrill } = await import('./year/run-year-drill');
  const { writeReport } = await import('./write-report');

  const wrong = planted.filter((each) => plant.includes(each));
  if (wrong.length < plant.length) throw new Failure(`--plant is one of ${planted.join(', ')}.`);
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
    `    ${report.happenings} happenings and ${report.ticks} rounds in ${report.seconds} s: ${report.reminders} reminders, ${report.reviews} review requests, ${report.texts} text messages, ${report.ledgerRows} rows in the ledger, ${report.statements} statements`,
  );
  writeReport('year', report);
  return judgeYear(report);
}
