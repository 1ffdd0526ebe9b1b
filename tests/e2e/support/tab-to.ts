import { expect, type Locator } from '@playwright/test';

/**
 * Presses Tab until `target` has the focus; each press checks once, so that a slow check does not cause an
 * extra press.
 */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200 && !(await focused()); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
