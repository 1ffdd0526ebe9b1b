import { expect, type Page } from '@playwright/test';
import { measureLook, type LookPart } from '../../../tools/looks/measure-look';

type Scheme = 'light' | 'dark';

/** The page has these parts, and what it has looks as on every other surface. An email is light in both schemes. */
export async function expectSharedLook(
  page: Page,
  parts: readonly LookPart[],
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Colors change in a transition, and a part may still be loading.
    await expect
      .poll(
        async () => {
          const { found, departures } = await measureLook(page, colorScheme);
          return { missing: parts.filter((part) => !found.includes(part)), departures };
        },
        { message: `${page.url()}, ${colorScheme}` },
      )
      .toEqual({ missing: [], departures: [] });
  }
  await page.emulateMedia({ colorScheme: null });
}
