import { test as base, type Page } from '@playwright/test';

/** What a page showed when its test failed, with dialogs and toasts at the end of the text. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: Error) => error.message);
  const lines = text.replace(/\n{2,}/g, '\n');
  return `${page.url()}\n${lines.length > 2_000 ? `${lines.slice(0, 500)}\n[…]\n${lines.slice(-1_500)}` : lines}`;
}

/**
 * Playwright's test with every context closed at its end; contexts opened by a test stay open otherwise, and
 * a throttled page would slow every later test. For a failed test it prints what its pages showed, because a
 * CI run leaves only its log.
 */
export const test = base.extend<{ closedContexts: void }>({
  closedContexts: [
    async ({ browser }, use, testInfo) => {
      await use();
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const page of browser.contexts().flatMap((context) => context.pages())) {
          process.stdout.write(`  When it failed: ${await describePage(page)}\n\n`);
        }
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
