import type { BrowserContext, Page } from '@playwright/test';

const rightMark = 'drill-clock-is-right';

/**
 * Shifts the clock of every page on this device by this many hours until `putClockRight`. The service
 * worker's clock stays correct, because nothing in it depends on time.
 */
export async function setClockWrong(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript(
    ({ offset, mark }) => {
      const RightDate = Date;
      const wrongBy = () => {
        try {
          return localStorage.getItem(mark) === null ? offset : 0;
        } catch {
          // ignored: a page without storage has the wrong clock too
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

/** Corrects the clock while the page stays loaded, as a person or the network would. */
export async function putClockRight(page: Page): Promise<void> {
  await page.evaluate((mark) => localStorage.setItem(mark, 'yes'), rightMark);
}
