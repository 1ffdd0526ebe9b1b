import { heading, step } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';
import { clockDrillArguments, type ClockDrillArguments } from './clock/clock-drill-options';

/** `npm run drill:clock`: people whose device's clock is days off lose nothing and open nothing that is closed. */
export async function main(args: string[]): Promise<number> {
  const options = clockDrillArguments(args);
  useTestPorts();
  const { runOnOwnStack } = await import('../test/run-on-own-stack');
  return runOnOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, hours, times }: ClockDrillArguments, executablePath: string) {
  const { testEnvironment } = await import('../test/test-environment');
  Object.assign(process.env, testEnvironment(executablePath));
  const { chromium } = await import('@playwright/test');
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { addresses } = await import('../backend/addresses');
  const { browserArguments } = await import('../test/browser-arguments');
  const { planClocks } = await import('./clock/clock-plan');
  const { judgeClocks, runClockDrill } = await import('./clock/run-clock-drill');
  const { writeReport } = await import('./write-report');

  await step('Demo admin', createDemoAdmin);
  const rounds = planClocks(seed, { hours, times });
  heading(`${rounds.length} devices ${hours} h off, seed ${seed}`);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const outcomes = await step('Rounds', (detail) =>
      runClockDrill(browser, addresses.site, rounds, (done) => detail(`${done} of ${rounds.length}`)),
    );
    for (const { round, seconds, failure } of outcomes) {
      console.log(`    ${failure === null ? '✓' : '✗'} ${round}, ${seconds} s`);
    }
    writeReport('clock', { seed, hours, times, outcomes });
    return judgeClocks(outcomes);
  } finally {
    await browser.close();
  }
}
