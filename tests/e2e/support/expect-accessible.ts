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
 * Waits for the end of transitions, of which Axe would measure the colors in between, and of the moment between two
 * dialogs, in which the page is hidden from screen readers and no dialog is shown yet.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && end !== Infinity;
    });
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  await page.waitForFunction(() => {
    if (!document.querySelector('body > [aria-hidden="true"]:has(main)')) return true;
    const panels = document.querySelectorAll(
      'body > [role="presentation"] :is([role="dialog"], .MuiPaper-root)',
    );
    return [...panels].some((panel) =>
      panel.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  });
}
