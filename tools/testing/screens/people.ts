import { cities } from '@domain/business/cities';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { FieldPath } from 'firebase-admin/firestore';
import { localServices } from '../../admin/local-services';
import { demoAdmin } from '../../backend/stack';
import { trustedJson } from '../../trusted-json';
import { newAddress } from '../factories/new-address';
import { addresses } from './addresses';

/** A network address unique to this context, so that rate limits are reached only on purpose. */
function ownAddress(): Record<string, string> {
  return { 'X-Forwarded-For': newAddress() };
}

/** Transitions cost each step of a test part of a second and show nothing that tests look at. */
const still = { reducedMotion: 'reduce' } as const;

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A context of one person, at the site. */
async function openContext(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...still,
    baseURL: addresses.site,
    extraHTTPHeaders: ownAddress(),
    ...options,
  });
  // Where workers are blocked, registering one returns nothing, and every page would report that as a fault.
  await context.addInitScript(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (serviceWorker?.register.toString().includes('blocked by Playwright'))
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  return context;
}

/** A client on a phone, 390 px wide. */
export function openPhone(browser: Browser, options: ContextOptions = {}): Promise<BrowserContext> {
  return openContext(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...options,
  });
}

/** A person at a desktop, 1,440 px wide. */
export function openDesktop(browser: Browser, options: ContextOptions = {}): Promise<BrowserContext> {
  return openContext(browser, { viewport: { width: 1440, height: 900 }, ...options });
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The demo admin's session per origin; one real sign-in serves all tests that do not test signing in. */
const sessions = new Map<string, StorageState>();

/** The demo admin, signed in, on the Workflow tab, with nothing stored on the device but the session. */
export async function openOffice(
  browser: Browser,
  path = '/admin',
  options: ContextOptions = {},
): Promise<Page> {
  const origin = options.baseURL ?? addresses.site;
  const stored = sessions.get(origin);
  // A test that signs out ends the session of all tests, and a page shows the office until it knows.
  if (stored && (await isOpen(stored))) {
    const context = await openDesktop(browser, { storageState: stored, ...options });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { name: 'Unified Workflow' }).waitFor();
    return page;
  }
  const context = await openDesktop(browser, options);
  await signInAt(await context.newPage(), path);
  const state = sessionOf(await context.storageState({ indexedDB: true }));
  sessions.set(origin, state);
  await context.close();
  // In a page of its own, because a new sign-in shows a toast.
  return openOffice(browser, path, options);
}

/** Whether the record of the admin has the session of the stored token. */
async function isOpen(state: StorageState): Promise<boolean> {
  const [, payload] = /eyJ[\w-]+\.(eyJ[\w-]+)\./.exec(JSON.stringify(state)) ?? [];
  if (payload === undefined) throw new Error('A sign-in stored no token.');
  const claims = Buffer.from(payload, 'base64url').toString();
  const { user_id: uid, session } = trustedJson<{ user_id: string; session: string }>(claims);
  const record = await localServices().firestore.collection(collections.admins).doc(uid).get();
  return record.get(new FieldPath('sessions', session)) !== undefined;
}

/** The stored session, without anything else the page stores on its device. */
function sessionOf({ origins }: StorageState): StorageState {
  const stored = origins.map(({ origin, indexedDB = [] }: StoredOrigin) => ({
    origin,
    localStorage: [],
    indexedDB: indexedDB.filter(({ name }) => name === 'firebaseLocalStorageDb'),
  }));
  return { cookies: [], origins: stored };
}

/** Playwright's types omit the field that `indexedDB: true` adds. */
type StoredOrigin = StorageState['origins'][number] & { readonly indexedDB?: { readonly name: string }[] };

/** A phone signed in as the same user as `desk`, with no page loaded yet. */
export async function openOnPhone(browser: Browser, desk: Page): Promise<Page> {
  const storageState = await desk.context().storageState({ indexedDB: true });
  return (await openPhone(browser, { storageState })).newPage();
}

/** Signs in as the demo admin on the way to a page of the Workflow tab. */
export async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(demoAdmin.email);
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

/** Of the last person; two at one address would be asked about as one inspection, booked twice. */
let house = randomInt(100_000, 900_000);

/** A client unique to this test. */
export function newPerson(): Person {
  // Begins with a letter, or a mark of digits alone would be searched for as a phone number.
  const mark = `q${randomUUID().slice(0, 5)}`;
  house += 1;
  return {
    name: `Robin Castellan ${mark}`,
    email: `robin-${mark}@example.com`,
    phone: '3125550143',
    address: `${house} Quail Run, ${cities.at(-1)}, ${business.stateCode} 84020`,
  };
}
