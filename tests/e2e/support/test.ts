import { test as base } from '@playwright/test';

/**
 * Playwright's test, with every context closed at its end: those that a test opens by itself stay open otherwise, and a
 * slowed-down page goes on taking a processor's time from every later test.
 */
export const test = base.extend<{ closedContexts: void }>({
  closedContexts: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
