import type { Page } from '@playwright/test';
import { untilKept } from '../../../tools/drills/client/until-kept';

/**
 * Waits until the page's service worker has cached the whole group, then reloads the page through the worker.
 */
export async function underWorker(page: Page, group: string): Promise<void> {
  await untilKept(page, group);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
