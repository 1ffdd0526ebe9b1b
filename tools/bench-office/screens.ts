import { expect, type Page } from '@playwright/test';
import { listAddress } from '@domain/office/list-filters';

export interface Screen {
  readonly name: string;
  /** Within `/admin`. */
  readonly address: string;
  /** What stands there once the first records do. */
  readonly firstRow: (page: Page) => Promise<void>;
  /** What opens it, where an address does not. */
  readonly open?: (page: Page) => Promise<void>;
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
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor({ timeout });

/** Nothing of the page is on its way any more: no list, no count. */
export async function allLoaded(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"]').or(page.getByLabel('count is loading'));
  await expect(loading).toHaveCount(0, { timeout });
}

/** Each tab and sub-tab of the office. */
export const screens: readonly Screen[] = [
  { name: 'Direct Requests', address: listAddress('requests'), firstRow: row },
  { name: 'Referrals', address: listAddress('referrals'), firstRow: row },
  { name: 'Inspection Jobs', address: listAddress('jobs'), firstRow: row },
  { name: 'Jobs, unpaid', address: listAddress('jobs', 'unpaid'), firstRow: row },
  { name: 'Dashboard', address: '?tab=dashboard', firstRow: heading },
  { name: 'Security, logs', address: '?tab=security', firstRow: panel },
  { name: 'Security, limits', address: '?tab=security&view=limits', firstRow: panel },
  { name: 'Security, mail', address: '?tab=security&view=mail', firstRow: panel },
  { name: 'Security, audit', address: '?tab=security&view=audit', firstRow: panel },
];
