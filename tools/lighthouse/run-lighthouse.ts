import { heading, step } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';

/** `npm run lighthouse`: prints timings. They depend on the machine, so they never fail a build. */
export async function main(): Promise<number> {
  useTestPorts();
  const { buildSite } = await import('../backend/build/build-site');
  const { findChromium } = await import('../test/find-chromium');
  const { compareWithControl } = await import('./compare-with-control');
  heading('Lighthouse');
  await step('Build, site', () => buildSite());
  await compareWithControl(await step('Chromium', findChromium));
  return 0;
}
