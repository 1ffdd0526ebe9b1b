import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import type { ProviderReport } from './provider/run-provider-drill';

const table = {
  seed,
  /** The number of emails per outage, cycling through the kinds. */
  count: wholeNumber(57),
  /** Minutes on the drill's clock between sweeps that have work. */
  step: wholeNumber(1),
};

/**
 * `npm run drill:provider`: each email provider, SendGrid and SMTP, is down for 71 and 73 hours of simulated time; no
 * email is lost.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const { addresses } = await import('../backend/addresses');
  const { judgeProvider } = await import('./provider/judge-provider');
  const { providerNames, runProviderDrill } = await import('./provider/run-provider-drill');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} emails and two outages of each provider, seed ${options.seed}`);
  const { firestore, storage } = addresses;
  const report = await step('Outages', (onProgress) =>
    runProviderDrill({ ...options, firestore, storage, onProgress }, providerNames),
  );
  for (const line of describeProviderReport(report)) console.log(`    ${line}`);
  writeReport('provider', report);
  return judgeProvider(report);
}

function describeProviderReport({ outages }: ProviderReport): string[] {
  return outages.map(
    ({
      provider,
      hours,
      mails,
      failedCalls,
      drainedInMinutes,
      sent,
      expired,
      dead,
      sentByReplay,
      lost,
      doubled,
    }) =>
      `${provider}, ${hours} h down: ${mails} emails, ${failedCalls} calls failed; ${sent} sent within ${drainedInMinutes} minutes, ` +
      `${expired} expired, ${dead} dead letters and ${sentByReplay} of them sent again; ${lost.length} lost, ${doubled.length} doubled`,
  );
}
