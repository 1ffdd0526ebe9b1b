import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no axe findings in the light and dark schemes, at the current width or at the given ones. */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  // The title is missing while the page loads.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths.length > 0 ? widths : [null]) {
      if (width !== null) await page.setViewportSize({ width, height });
      await atRest(page);
      // Our pages embed no frames, and axe would open an extra page for each check.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${colorScheme}, ${width ?? 'own'} px`,
      ).toEqual([]);
    }
  }
}

/** Axe would measure the intermediate contrast of a color transition. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && end !== Infinity;
    });
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
