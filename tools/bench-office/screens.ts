import { expect, type Page } from '@playwright/test';
import { listAddress } from '@domain/office/list-filters';
import { limits } from './limits';

export interface Screen {
  readonly name: string;
  /** A path under `/admin`. */
  readonly address: string;
  /** Visible once the first records are displayed. */
  readonly firstRow: (page: Page) => Promise<void>;
  /** A step that opens the screen if an address cannot. */
  readonly open?: (page: Page) => Promise<void>;
  /** The limit in reads; by default that of a first list. */
  readonly limit?: number;
}

/** Without indexes the emulator scans all records. */
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

/** Waits until the page has no list or count in progress. */
export async function allLoaded(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"]').or(page.getByLabel('count is loading'));
  await expect(loading).toHaveCount(0, { timeout });
}

/** Every tab, sub-tab, and the calendar of the office. */
export const screens: readonly Screen[] = [
  { name: 'Direct Requests', address: listAddress('requests'), firstRow: row },
  { name: 'Referrals', address: listAddress('referrals'), firstRow: row },
  { name: 'Inspection Jobs', address: listAddress('jobs'), firstRow: row },
  { name: 'Jobs, unpaid', address: listAddress('jobs', 'unpaid'), firstRow: row },
  { name: 'Dashboard', address: '?tab=dashboard', firstRow: heading, limit: limits.dashboard },
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
