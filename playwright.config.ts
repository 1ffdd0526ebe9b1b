import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/test/browser-arguments';

/** These see what others do: the office's lists and counts, functions that are stopped, a worker that is replaced. */
const alone = ['**/office*.spec.ts', '**/main-job.spec.ts', '**/offline.spec.ts', '**/update.spec.ts'];

/** Browser tests need the tests' stack: `npm test -- e2e` starts it and sets the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL ?? 'http://localhost:5050',
    // Keeping files for later costs each new page a fifth of its time: the specs about that allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...browserArguments],
    },
  },
  projects: [
    { name: 'side by side', testIgnore: alone, outputDir: 'test-results/side-by-side' },
    { name: 'alone', testMatch: alone, workers: 1, outputDir: 'test-results/alone' },
  ],
});
