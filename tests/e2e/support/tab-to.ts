import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the focus is on `target`, which each press asks once: a slow answer must not cost a press. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await focused()); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
