import { chromium, type Browser, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { monthOf } from '@domain/availability/month';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { calendarDateIn } from '@domain/time/calendar-date';
import { addresses } from '../backend/addresses';
import { demoAdmin } from '../backend/stack';
import { browserArguments } from '../test/browser-arguments';
import { changes, type Change } from './changes';
import { keepAnswers, nextRead, readsAtRest, readsOf, without, type Reads } from './count-reads';
import { limits } from './limits';
import { monthReads } from './month-reads';
import { allLoaded, screens, type Screen } from './screens';

export interface ScreenMeasure extends Reads {
  readonly screen: string;
  readonly limit: number;
  /** Time from the Sign In click to the first record on the screen. */
  readonly firstRowMs: number;
}

export interface ChangeMeasure extends Reads {
  readonly screen: string;
  readonly change: string;
  readonly limit: number;
}

export interface OfficeMeasures {
  readonly size: number;
  readonly screens: readonly ScreenMeasure[];
  readonly changes: readonly ChangeMeasure[];
  /** Documents that the site's visitors cost for each month of available times. */
  readonly monthReads: number;
}

/** With fewer jobs, the first pages aren't full, so that screens can't be compared with those of a larger office. */
const fullPages = 1_000;

/** Loads each screen in a new browser and makes the changes while it is displayed. */
export async function measureOffice(
  program: string,
  firestore: Firestore,
  size: number,
  onProgress: (screen: string) => void,
): Promise<OfficeMeasures> {
  const browser = await chromium.launch({ executablePath: program, args: [...browserArguments] });
  try {
    const shown: ScreenMeasure[] = [];
    const changed: ChangeMeasure[] = [];
    for (const screen of size < fullPages ? [] : screens) {
      onProgress(screen.name);
      const [page, measure] = await openWithin(browser, screen);
      shown.push(measure);
      for (const change of changes.filter((each) => each.screen === screen.name)) {
        onProgress(`${screen.name}, ${change.name}`);
        changed.push(await changeWithin(page, firestore, change));
      }
      await page.context().close();
    }
    onProgress('available times');
    const month = monthOf(calendarDateIn(business.timeZone, new Date()));
    return { size, screens: shown, changes: changed, monthReads: await monthReads(month) };
  } finally {
    await browser.close();
  }
}

/**
 * Measurements over the limit are repeated, because a count that runs every minute may fall into one but
 * hardly into both.
 */
async function openWithin(browser: Browser, screen: Screen): Promise<[Page, ScreenMeasure]> {
  const [page, measure] = await openScreen(browser, screen);
  if (readsOf(measure) <= measure.limit) return [page, measure];
  await page.context().close();
  return openScreen(browser, screen);
}

async function openScreen(browser: Browser, screen: Screen): Promise<[Page, ScreenMeasure]> {
  const context = await browser.newContext({
    baseURL: addresses.site,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await keepAnswers(page);
  await page.goto(`${routes.admin}${screen.address}`);
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const pressed = Date.now();
  await screen.open?.(page);
  await screen.firstRow(page);
  const firstRowMs = Date.now() - pressed;
  await allLoaded(page);
  const reads = await readsAtRest(page);
  return [page, { screen: screen.name, limit: screen.limit ?? limits.firstList, firstRowMs, ...reads }];
}

async function changeWithin(page: Page, firestore: Firestore, change: Change): Promise<ChangeMeasure> {
  const measure = await measureChange(page, firestore, change);
  return readsOf(measure) <= measure.limit ? measure : measureChange(page, firestore, change);
}

async function measureChange(page: Page, firestore: Firestore, change: Change): Promise<ChangeMeasure> {
  const before = await readsAtRest(page);
  await change.make(firestore);
  if (change.heard) await nextRead(page, before);
  const after = await readsAtRest(page);
  const { screen, name, limit = limits.change } = change;
  return { screen, change: name, limit, ...without(after, before) };
}
