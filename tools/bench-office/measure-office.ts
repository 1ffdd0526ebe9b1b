import { chromium, type Browser, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { routes } from '@domain/business/routes';
import { addresses } from '../backend/addresses';
import { demoAdmin } from '../backend/stack';
import { browserArguments } from '../test/browser-arguments';
import { changes, type Change } from './changes';
import { keepAnswers, nextRead, readsAtRest, without, type Reads } from './count-reads';
import { allLoaded, screens, type Screen } from './screens';

export interface ScreenMeasure extends Reads {
  readonly screen: string;
  /** From the press of Sign In to the first record on the screen. */
  readonly firstRowMs: number;
}

export interface ChangeMeasure extends Reads {
  readonly screen: string;
  readonly change: string;
}

export interface OfficeMeasures {
  readonly size: number;
  readonly screens: readonly ScreenMeasure[];
  readonly changes: readonly ChangeMeasure[];
}

/** Opens each screen in a browser that has nothing of the office yet, and makes the changes while it is open. */
export async function measureOffice(
  program: string,
  firestore: Firestore,
  size: number,
  onProgress: (screen: string) => void,
): Promise<OfficeMeasures> {
  const browser = await chromium.launch({ executablePath: program, args: [...browserArguments] });
  try {
    const measures: OfficeMeasures = { size, screens: [], changes: [] };
    const [shown, changed] = [[...measures.screens], [...measures.changes]];
    for (const screen of screens) {
      onProgress(screen.name);
      const { page, ...opened } = await openScreen(browser, screen);
      shown.push({ screen: screen.name, ...opened });
      for (const change of changes.filter((each) => each.screen === screen.name)) {
        changed.push(await measureChange(page, firestore, change));
      }
      await page.context().close();
    }
    return { size, screens: shown, changes: changed };
  } finally {
    await browser.close();
  }
}

async function openScreen(browser: Browser, screen: Screen) {
  const context = await browser.newContext({
    baseURL: addresses.site,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await keepAnswers(page);
  await page.goto(`${routes.admin}${screen.address}`);
  await page.getByLabel('E-mail').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const pressed = Date.now();
  await screen.firstRow(page);
  const firstRowMs = Date.now() - pressed;
  await allLoaded(page);
  return { page, firstRowMs, ...(await readsAtRest(page)) };
}

async function measureChange(page: Page, firestore: Firestore, change: Change): Promise<ChangeMeasure> {
  const before = await readsAtRest(page);
  await change.make(firestore);
  if (change.heard) await nextRead(page, before);
  const after = await readsAtRest(page);
  return { screen: change.screen, change: change.name, ...without(after, before) };
}
