import { expect, type Page } from '@playwright/test';

/**
 * Nothing sticks out to the right of the screen. It is not measured by `innerWidth`: a phone zooms out until what sticks out
 * fits, and `innerWidth` grows with that.
 */
export async function expectNothingWider(page: Page, where?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
