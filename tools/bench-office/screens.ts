import type { Page } from '@playwright/test';
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

const row = (page: Page) => page.getByRole('tabpanel').last().getByRole('listitem').first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor();
const panel = (page: Page) => page.getByRole('tabpanel').last().waitFor();

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
