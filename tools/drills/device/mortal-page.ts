import type { Page } from '@playwright/test';
import type { BrowserProcess } from './browser-process';
import { crash, type Death } from './death';

export interface MortalPage {
  /** The current page; another one after each death. */
  readonly page: () => Page;
  /** How often each death happened. */
  readonly deaths: Readonly<Record<Death, number>>;
  readonly die: (death: Death) => Promise<void>;
  /** Opens a new page, in a new browser if the former was killed. */
  readonly reopen: (death: Death) => Promise<void>;
  /** Kills the browser without counting it. */
  readonly close: () => Promise<void>;
}

/** A page in its own browser, which can be killed and restarted on the same profile with `start`. */
export async function openMortalPage(start: () => Promise<BrowserProcess>): Promise<MortalPage> {
  const deaths = { killed: 0, crashed: 0, closed: 0 };
  let browser = await start();
  let page = await browser.newPage();
  return {
    page: () => page,
    deaths,
    async die(death) {
      deaths[death] += 1;
      if (death === 'killed') await browser.kill();
      if (death === 'crashed') await crash(page);
      if (death === 'closed') await page.close();
    },
    async reopen(death) {
      if (death === 'killed') browser = await start();
      const former = page;
      page = await browser.newPage();
      // ignored: a crashed page may not close
      if (death === 'crashed') void former.close().catch(() => undefined);
    },
    close: () => browser.kill(),
  };
}
