import { expect, type Page } from '@playwright/test';
import { listAddress } from '@domain/office/list-filters';
import { limits } from './limits';

export interface Screen {
  readonly name: string;
  /** Within `/admin`. */
  readonly address: string;
  /** What stands there once the first records do. */
  readonly firstRow: (page: Page) => Promise<void>;
  /** What opens it, where an address does not. */
  readonly open?: (page: Page) => Promise<void>;
  /** Reads; that of a first list unless said. */
  readonly limit?: number;
}

/** Without indexes the emulator goes through all there is. */
const timeout = 180_000;

const panel = async (page: Page) => {
  await page.getByRole('tabpanel').last().waitFor();
  await allLoaded(page);
};
const row = async (page: Page) => {
  const lists = page.getByRole('tabpanel').last().locator('ul:not([aria-busy="true"])');
  await lists.getByRole('listitem').first().waitFor({ timeout });
};
const openCalendar = (page: Page) => page.getByRole('button', { name: 'Scheduled jobs' }).click({ timeout });
const jobOfTheDay = (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').first().waitFor({ timeout });
const latestReport = (page: Page) =>
  page.getByRole('region', { name: 'Latest reports' }).getByRole('listitem').first().waitFor({ timeout });
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor({ timeout });

/** Nothing of the page is on its way any more: no list, no count. */
export async function allLoaded(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"]').or(page.getByLabel('count is loading'));
  await expect(loading).toHaveCount(0, { timeout });
}

/** Each tab and sub-tab of the office, and its calendar. */
export const screens: readonly Screen[] = [
  { name: 'Direct Requests', address: listAddress('requests'), firstRow: row },
  { name: 'Referrals', address: listAddress('referrals'), firstRow: row },
  { name: 'Inspection Jobs', address: listAddress('jobs'), firstRow: row },
  { name: 'Jobs, unpaid', address: listAddress('jobs', 'unpaid'), firstRow: row },
  { name: 'Dashboard', address: '?tab=dashboard', firstRow: heading },
  {
    name: 'Calendar',
    address: '?tab=dashboard',
    open: openCalendar,
    firstRow: jobOfTheDay,
    limit: limits.month,
  },
  { name: 'Create Report', address: '?tab=report', firstRow: latestReport },
  { name: 'Security, logs', address: '?tab=security', firstRow: row, limit: limits.log },
  { name: 'Security, limits', address: '?tab=security&view=limits', firstRow: row },
  { name: 'Security, mail', address: '?tab=security&view=mail', firstRow: row },
  { name: 'Security, audit', address: '?tab=security&view=audit', firstRow: row },
  { name: 'Security, erasure', address: '?tab=security&view=erasure', firstRow: panel },
];
