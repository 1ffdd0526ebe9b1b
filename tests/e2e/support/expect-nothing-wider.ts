import { expect, type Page } from '@playwright/test';

/**
 * Expects no horizontal overflow. `innerWidth` cannot be used, because a phone zooms out to fit overflowing
 * content and `innerWidth` grows with it.
 */
export async function expectNothingWider(page: Page, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
