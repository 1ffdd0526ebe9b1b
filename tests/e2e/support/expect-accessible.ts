import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing on the page, in the light scheme and in the dark one, at its own width or at those given. */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  // A page that is still being loaded has none.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths.length > 0 ? widths : [null]) {
      if (width !== null) await page.setViewportSize({ width, height });
      await atRest(page);
      // No page of ours holds another site's frame, for which axe would open a page of its own each time.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${colorScheme}, ${width ?? 'own'} px`,
      ).toEqual([]);
    }
  }
}

/** What changes its colour on the way has a contrast of its own for so long. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && end !== Infinity;
    });
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
