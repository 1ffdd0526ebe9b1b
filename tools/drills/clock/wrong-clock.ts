import type { BrowserContext, Page } from '@playwright/test';

const rightMark = 'drill-clock-is-right';

/**
 * Sets the clock of every page of this device wrong, by so many hours, until `putClockRight`. The service worker's clock stays right:
 * nothing in it is decided by time.
 */
export async function setClockWrong(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript(
    ({ offset, mark }) => {
      const RightDate = Date;
      const wrongBy = () => {
        try {
          return localStorage.getItem(mark) === null ? offset : 0;
        } catch {
          return offset;
        }
      };
      const now = () => RightDate.now() + wrongBy();
      globalThis.Date = new Proxy(RightDate, {
        construct: (target, given: readonly unknown[], newTarget) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
        apply: () => new RightDate(now()).toString(),
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      });
    },
    { offset: hours * 3_600_000, mark: rightMark },
  );
}

/** The person, or the network, puts the clock right while the page is open. */
export async function putClockRight(page: Page): Promise<void> {
  await page.evaluate((mark) => localStorage.setItem(mark, 'yes'), rightMark);
}
