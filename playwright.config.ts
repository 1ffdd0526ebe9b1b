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
    // Recording each step makes a page half as slow again: `TRACE=on` asks for it where a failure is looked into.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...browserArguments],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
