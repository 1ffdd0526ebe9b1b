import type { Browser, BrowserContext } from '@playwright/test';
import { newAddress } from '../../testing/factories/new-address';

/** A client's or agent's phone with nothing stored by the product. */
export function openVisitor(browser: Browser, worker: boolean): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: worker ? 'allow' : 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  });
}
