import { type OptionValues, readOptions, text, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed: text('1'),
  count: wholeNumber(10_000),
};

/**
 * `npm run drill:forwarded`: one caller with thousands of forged X-Forwarded-For headers counts as one
 * client.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runForwarded } = await import('./forwarded/run-forwarded');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} forged prefixes, seed ${options.seed}`);
  const report = await step(
    'One caller',
    (detail) => runForwarded({ ...options, onProgress: (done) => detail(`${done} of ${options.count}`) }),
    ({ seconds }) => `${seconds} s`,
  );
  const { accepted, refused, buckets, failures } = report;
  console.log(`    accepted ${JSON.stringify(accepted)}, refused ${refused}, clients counted ${buckets}`);
  writeReport('forwarded', report);
  const answered = Object.values(accepted).reduce((sum, count) => sum + count, refused);
  return { name: 'forwarded', passed: answered, failures };
}
