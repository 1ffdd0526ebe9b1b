import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing overflows horizontally: a changed width takes a frame or two to reach the layout. `innerWidth`
 * cannot be used, because a phone zooms out to fit overflowing content and `innerWidth` grows with it.
 */
export async function expectNothingWider(page: Page, where = 'horizontal overflow'): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      where,
    )
    .toBeLessThanOrEqual(0);
}
