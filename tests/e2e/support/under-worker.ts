import type { Page } from '@playwright/test';

/** Waits for the page's worker, and opens the page once more, by the worker. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
