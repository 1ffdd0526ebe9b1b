import type { Page } from '@playwright/test';
import { untilStored } from '../../../tools/drills/client/until-stored';

/**
 * Waits until the page's service worker has cached the whole group, then reloads the page through the worker.
 */
export async function underWorker(page: Page, group: string): Promise<void> {
  await untilStored(page, group);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
