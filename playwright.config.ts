import { defineConfig } from '@playwright/test';
import { patienceMs } from './src/ui/testing/patience';
import { chosenBusiness } from './tools/business/chosen-business.mjs';
import { browserArguments } from './tools/test/browser-arguments';

const program = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
const team = '**/team/**';
const alone = '**/alone/**';

/** Browser tests need the tests' stack: `npm test -- e2e` starts it and sets the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  tsconfig: chosenBusiness().tsconfig,
  // One more than a small machine has processors, because tests wait for the product for a quarter of their time.
  workers: 3,
  // A test that needs a second try waits for a time where it should wait for a condition.
  retries: 0,
  // Limits for what hangs, far above what a slow and busy machine takes; no test sets its own.
  timeout: 600_000,
  expect: { timeout: patienceMs },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL ?? 'http://localhost:5050',
    // Keeping files for later costs each new page a fifth of its time: the specs about that allow it.
    serviceWorkers: 'block',
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // Recording each step makes a page half as slow again: `TRACE=on` asks for it where a failure is looked into.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(program && { executablePath: program }),
      args: [...browserArguments],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: [team, alone] },
    // They make inspectors, whom the office would propose in other tests and who are gone before those accept.
    { name: 'team', testMatch: team, dependencies: ['chromium'] },
    // They stop the functions or count everyone’s records, so nothing else may run meanwhile.
    { name: 'alone', testMatch: alone, dependencies: ['team'], workers: 1 },
  ],
});
