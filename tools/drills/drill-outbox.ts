import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';
import { outboxDrillArguments, type OutboxDrillArguments } from './outbox/outbox-drill-options';
import type { DrillApp } from './outbox/drill-app';
import type { DrillReport } from './outbox/run-drill';

/**
 * `npm run drill:outbox`: many agents, bad connections, killed browsers; no referral is lost or duplicated.
 */
export async function main(args: string[]): Promise<number> {
  const options = outboxDrillArguments(args);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill(options: OutboxDrillArguments, chromium: string) {
  const { addresses } = await import('../backend/addresses');
  const { writeReport } = await import('./write-report');
  const { judge, runDrill } = await import('./outbox/run-drill');
  const { referralApp } = await import('./outbox/referral-app');
  const { workboxQueue } = await import('./outbox/workbox/workbox-queue');
  const { serveQueuePage } = await import('./outbox/workbox/serve-queue-page');
  const { describeReport } = await import('./outbox/describe-report');

  const { compare, ...load } = options;
  const reports: DrillReport[] = [];
  const run = async (site: URL, app: DrillApp) => {
    const report = await step(
      app.name,
      (detail) =>
        runDrill(site, app, {
          ...load,
          chromium,
          onProgress: (done) => detail(`${done} of ${load.devices} devices`),
        }),
      ({ seconds }) => `${seconds} s`,
    );
    reports.push(report);
    for (const line of describeReport(report)) console.log(`    ${line}`);
    return report;
  };

  heading(`${load.count} referrals from ${load.devices} devices, seed ${load.seed}`);
  const result = judge(await run(new URL(addresses.site), referralApp));
  writeReport('outbox', { reports });
  if (compare) {
    // Workbox's queue is measured for comparison only.
    const queuePage = await serveQueuePage();
    await run(queuePage.url, workboxQueue).finally(() => queuePage.close());
    writeReport('outbox', { reports });
  }
  return result;
}
