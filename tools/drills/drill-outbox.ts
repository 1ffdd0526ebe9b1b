import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  count: wholeNumber(200),
  devices: wholeNumber(20),
  /** The number of devices that run at once. */
  parallel: wholeNumber(4),
  /** Seconds within which all referrals must arrive once the connection is back. */
  within: wholeNumber(60),
};

/**
 * `npm run drill:outbox`: many agents, bad connections, killed browsers; no referral is lost or duplicated.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill(options: OptionValues<typeof table>, chromium: string) {
  const { addresses } = await import('../backend/addresses');
  const { writeReport } = await import('./write-report');
  const { judge, runDrill } = await import('./outbox/run-drill');
  const { describeReport } = await import('./outbox/describe-report');

  const { count, devices, seed } = options;
  heading(`${count} referrals from ${devices} devices, seed ${seed}`);
  const report = await step(
    'Devices',
    (detail) =>
      runDrill(new URL(addresses.site), {
        ...options,
        chromium,
        onProgress: (done) => detail(`${done} of ${devices} devices`),
      }),
    ({ seconds }) => `${seconds} s`,
  );
  for (const line of describeReport(report)) console.log(`    ${line}`);
  writeReport('outbox', report);
  return judge(report);
}
