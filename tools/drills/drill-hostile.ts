import { flag, type OptionValues, readOptions, seed, text, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  /** The number of hostile requests while a client uses the product. */
  count: wholeNumber(2_000),
  atOnce: wholeNumber(8),
  /** After this many minutes nothing new is started. */
  minutes: wholeNumber(20),
  /** The deployed name of the only call or route to test. */
  only: text(null),
  /** Makes text normalization quadratic, to prove that the drill detects it. */
  plant: flag,
};

/**
 * `npm run drill:hostile`: strangers' requests are cheap to process, and a client served at the same time is
 * not affected.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { describeHostile } = await import('./hostile/describe-hostile');
  const { judgeHostile } = await import('./hostile/judge-hostile');
  const { runHostile } = await import('./hostile/run-hostile');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} hostile requests, ${options.atOnce} at once, seed ${options.seed}`);
  const report = await step(
    'Hostile requests',
    (onProgress) => runHostile({ ...options, onProgress }),
    ({ seconds }) => `${seconds} s`,
  );
  for (const line of describeHostile(report)) console.log(`    ${line}`);
  writeReport('hostile', report);
  return judgeHostile(report, true);
}
