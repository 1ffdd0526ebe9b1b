import { flag, type OptionValues, readOptions } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  careless: flag,
};

/**
 * `npm run drill:tokens`: sends forged and expired tokens to every call, outside the emulator. `--careless`
 * accepts unsigned tokens as the emulator does.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill({ careless }: OptionValues<typeof table>): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runTokens } = await import('./tokens/run-tokens');
  const { writeReport } = await import('./write-report');

  heading('Forged, expired and foreign tokens');
  const report = await step(
    'Calls',
    (detail) => runTokens({ careless, onProgress: (done) => detail(`${done} done`) }),
    ({ seconds }) => `${seconds} s`,
  );
  const { calls, tokens, requests, refused, controls, addresses, failures } = report;
  console.log(`    ${calls} calls, up to ${tokens} tokens each: ${refused} of ${requests} refused`);
  console.log(`    ${controls} valid tokens accepted; ${addresses} forged file addresses`);
  writeReport('tokens', report);
  return { name: 'tokens', passed: refused + controls + addresses, failures };
}
