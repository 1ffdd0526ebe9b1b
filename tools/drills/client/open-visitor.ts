import type { Browser, BrowserContext } from '@playwright/test';
import { newAddress } from '../../../tests/factories/new-address';

/** A client's or agent's phone that has nothing of the product yet. */
export function openVisitor(browser: Browser, worker: boolean): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: worker ? 'allow' : 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  });
}
