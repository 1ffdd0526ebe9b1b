import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/test/browser-arguments';

/** Browser tests need the tests' stack: `npm test -- e2e` starts it and sets the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  // With two, the processes that the functions' emulator starts for calls at the same moment take both processors.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/results.json' }]],
  use: {
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
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
