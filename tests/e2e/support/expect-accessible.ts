import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const schemes = ['light', 'dark'] as const;
type ColorScheme = (typeof schemes)[number];

/** The only rules whose findings can differ between the color schemes, which share everything but colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects no axe findings in the light and dark schemes, at the current width or at the given ones. */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  // The title is missing while the page loads.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths.length > 0 ? widths : [null]) {
      if (width !== null) await page.setViewportSize({ width, height });
      await atRest(page);
      expect(await findings(page, colorScheme), `${colorScheme}, ${width ?? 'own'} px`).toEqual([]);
    }
  }
}

/** `rule: element` of each violation: of every rule in the light scheme, of those about colors in the dark one. */
async function findings(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (rules) => {
      const { violations } = await window.axe.run(document, {
        // Describing what passed takes longer than finding what did not.
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    colorScheme === 'dark' && colorRules,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
/**
 * Waits until a change of size has been answered and transitions have ended, because Axe would measure the colors in
 * between.
 */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // A ResizeObserver runs in the first frame; the transition it begins is seen in the second.
    await nextFrame();
    await nextFrame();
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && end !== Infinity;
    });
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
