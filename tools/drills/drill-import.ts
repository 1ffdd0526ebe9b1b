import path from 'node:path';
import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  /** Rows of the three files together. */
  count: wholeNumber(200, { least: 100 }),
};

/**
 * `npm run drill:import`: imports customers, past jobs and referrals with kills in between, again, and undoes it; each
 * row counts once, and nothing is left.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill({ seed, count }: OptionValues<typeof table>): Promise<Result> {
  const { addresses } = await import('../backend/addresses');
  const { stack } = await import('../backend/stack');
  const { judgeImport } = await import('./import/judge-import');
  const { runImportDrill } = await import('./import/run-import-drill');
  const { writeReport } = await import('./write-report');

  heading(`${count} rows, seed ${seed}`);
  const report = await step('Import', (onProgress) =>
    runImportDrill({
      seed,
      count,
      killPoints: ['import-rows:committing', 'import-rows:committed'],
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(stack.logDir, 'import-drill.log'),
      onProgress,
    }),
  );
  const { outcomes, documents, records, removed, kills, seconds } = report;
  console.log(
    `    ${outcomes.made} rows made, ${outcomes.added} added an address, ${outcomes.matched} matched, ${outcomes.refused} refused`,
  );
  console.log(`    ${records} records in ${documents} documents written, ${removed} removed; ${kills} kills`);
  console.log(
    `    seconds: dry run ${seconds.check}, import ${seconds.import}, again ${seconds.again}, undo ${seconds.undo}`,
  );
  writeReport('import', report);
  return judgeImport(report);
}
