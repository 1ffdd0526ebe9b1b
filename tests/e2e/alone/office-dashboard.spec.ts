import { expect, type Page } from '@playwright/test';
import { sweepOnce } from '../../../tools/backend/sweep-once';
import { formsSentAhead } from '../support/client-job';
import { expectAccessible } from '../support/expect-accessible';
import { newPerson, openOffice } from '../../../tools/testing/screens/people';
import { refer } from '../support/refer';
import { test } from '../support/test';

const card = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Summary' }).getByRole('link', { name: label });

/** The list that each card links to. */
const lists = [
  ['Total Referrals', 'referrals'],
  ['This Week referrals', 'referrals&filter=week'],
  ['Jobs Booked (this week)', 'jobs&filter=booked-week'],
  ['Completed (this week)', 'jobs&filter=completed-week'],
  ['Pending payments', 'jobs&filter=unpaid'],
  ['Rewards not sent', 'referrals&filter=reward-due'],
  ['Follow-up needed', 'jobs&filter=pending'],
] as const;

async function figureOf(page: Page, label: string): Promise<number> {
  const figure = card(page, label).locator('strong');
  await expect(figure).toHaveText(/\d/);
  return Number.parseInt(await figure.innerText(), 10);
}

test('cards and charts show other people’s changes within a minute, and each card opens its list', async ({
  browser,
}) => {
  await sweepOnce();
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Dashboard' }).click();
  const before = {
    pending: await figureOf(office, 'Follow-up needed'),
    booked: await figureOf(office, 'Jobs Booked (this week)'),
    referrals: await figureOf(office, 'Total Referrals'),
  };
  await formsSentAhead(newPerson());
  await refer(newPerson(), { referrerKind: 'home-inspector' });
  // Of those that wait, the first eight are shown, which needn't be this one.
  const waiting = office.getByRole('region', { name: 'Waiting for an answer' });
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await expect(office.getByRole('heading', { name: /^Revenue: / })).toBeVisible();
  await sweepOnce();
  await expect(card(office, 'Total Referrals').locator('strong')).toHaveText(String(before.referrals + 1));
  expect(await figureOf(office, 'Follow-up needed')).toBe(before.pending + 1);
  expect(await figureOf(office, 'Jobs Booked (this week)')).toBe(before.booked + 1);

  const steps = office.getByRole('table', { name: 'This week, step by step' });
  await expect(steps.getByRole('row', { name: `Booked ${before.booked + 1}` })).toBeAttached();
  await expect(office.getByText(/^Figures as of /)).toBeVisible();
  await expectAccessible(office, [1440, 820, 390]);

  await expect(card(office, 'Pending payments')).toHaveAccessibleDescription(
    'Completed jobs that are neither paid nor waived.',
  );
  for (const [label, list] of lists) {
    await expect(card(office, label)).toHaveAttribute('href', `/admin?tab=workflow&list=${list}`);
  }
  await card(office, 'Follow-up needed').click();
  await expect(office).toHaveURL(/tab=workflow&list=jobs&filter=pending/);
  await expect(office.getByRole('tab', { name: 'Workflow' })).toHaveAttribute('aria-selected', 'true');
});
