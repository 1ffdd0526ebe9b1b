import { heading, step } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';
import { updateDrillArguments, type UpdateDrillArguments } from './update/update-drill-options';

/** `npm run drill:update`: a new build takes the old one's place while people type and entries wait; nothing typed is lost. */
export async function main(args: string[]): Promise<number> {
  const options = updateDrillArguments(args);
  useTestPorts();
  const { runOnOwnStack } = await import('../test/run-on-own-stack');
  return runOnOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, count }: UpdateDrillArguments, executablePath: string) {
  const { chromium } = await import('@playwright/test');
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { addresses } = await import('../backend/addresses');
  const { browserArguments } = await import('../test/browser-arguments');
  const { judgeUpdates, runUpdateDrill } = await import('./update/run-update-drill');
  const { planUpdate } = await import('./update/update-plan');
  const { writeReport } = await import('./write-report');

  await step('Demo admin', createDemoAdmin);
  heading(`${count} updates, seed ${seed}`);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const outcomes = await step('Rounds', (detail) =>
      runUpdateDrill(browser, addresses.site, planUpdate(seed, count), (done) =>
        detail(`${done} of ${count}`),
      ),
    );
    for (const { round, seconds, failure } of outcomes) {
      console.log(`    ${failure === null ? '✓' : '✗'} ${round}, ${seconds} s`);
    }
    writeReport('update', { seed, count, outcomes });
    return judgeUpdates(outcomes);
  } finally {
    await browser.close();
  }
}
