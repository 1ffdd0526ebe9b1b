import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoAdmin } from '../../../tools/backend/stack';
import { addresses } from './addresses';

/** An address that no other context has, so that a limit is met only on purpose. */
function ownAddress(): Record<string, string> {
  return { 'X-Forwarded-For': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}` };
}

/** A client on a phone, 390 px wide. */
export function openPhone(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: addresses.site,
    extraHTTPHeaders: ownAddress(),
    ...options,
  });
}

/** Someone at a desk, 1,440 px wide. */
export function openDesktop(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: addresses.site,
    extraHTTPHeaders: ownAddress(),
    ...options,
  });
}

/** The demo admin, signed in, with the Workflow tab open. */
export async function openOffice(
  browser: Browser,
  path = '/admin',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const page = await (await openDesktop(browser, options)).newPage();
  await signInAt(page, path);
  return page;
}

/** Signs the demo admin in on the way to a page of the Workflow tab. */
export async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Unified Workflow' }).waitFor();
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** A client whom no other test knows. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 6);
  return {
    name: `Robin Castellan ${mark}`,
    email: `robin-${mark}@example.com`,
    phone: '8015550143',
    address: `${randomInt(100, 999)} Quail Run, Draper, UT 84020`,
  };
}
