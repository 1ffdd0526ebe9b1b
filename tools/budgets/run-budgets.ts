import { heading, step } from '../console/progress.mjs';
import { useTestPorts } from '../test/use-test-ports';

/** `npm run budgets`. */
export async function main(): Promise<number> {
  useTestPorts();
  const { buildSite } = await import('../backend/build/build-site');
  const { findChromium } = await import('../test/find-chromium');
  const { reportResults } = await import('../test/report-results');
  const { checkBudgets } = await import('./check-budgets');
  heading('Budgets');
  await step('Build, site', () => buildSite());
  const chromium = await step('Chromium', findChromium);
  return reportResults([await checkBudgets(chromium)]);
}
