import { expect } from '@playwright/test';
import { rewardDisclosure } from '@domain/business/reward-disclosure';
import { twoHourWindows } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { rewardOffered } from '@domain/settings/offered-rewards';
import { addDays, longDate } from '@domain/time/calendar-date';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone } from '../../tools/testing/screens/people';
import { storedOnDevice } from '../../tools/testing/screens/stored-on-device';
import { expectAccessible } from './support/expect-accessible';
import { foundAddress, rowOf } from './support/office';
import { refer } from './support/refer';
import { test } from './support/test';

const { hours } = factorySettings;

const { rewards } = factorySettings;
const chosen = twoHourWindows(hours)[1]?.label ?? '';

/** A day on which no other test has a job. */
const day = addDays(nextWeek(), 49);

test('a referred client chooses a time from our introduction, and the office sees it on request and referral', async ({
  browser,
}) => {
  const client = newPerson();
  await refer(client, { clientAgreed: true });
  const { html } = await mailTo(client.email, /Your sewer line inspection/);
  const link = /href="([^"]+\/choose-a-time\?booking=[^"]+)"/.exec(html)?.[1] ?? '';
  const page = await (await openPhone(browser)).newPage();
  await page.goto(link);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue(client.name);
  await expect(page.getByLabel(/^Property Address/)).toHaveValue(client.address);
  const notified = rewards.disclosed && rewardOffered(rewards, 'agent') > 0;
  await expect(page.getByText(rewardDisclosure(rewards.amount))).toHaveCount(notified ? 1 : 0);
  await page.getByLabel(/^Preferred Date/).fill('2020-01-01');
  await page.getByRole('button', { name: 'Request Your Inspection' }).click();
  await expect(page.getByLabel(/^Preferred Date/)).toHaveAccessibleDescription(/The date is in the past/);
  await expectAccessible(page);

  await page.getByLabel(/^Preferred Date/).fill(day);
  await page.getByLabel(/^Preferred Time/).selectOption({ label: chosen });
  // What was typed is still there after a reload.
  await page.getByLabel(/^Special Instructions/).fill('Two friendly dogs');
  await expect.poll(() => storedOnDevice(page)).toContain('Two friendly dogs');
  await page.reload();
  await expect(page.getByLabel(/^Special Instructions/)).toHaveValue('Two friendly dogs');
  await page.getByRole('button', { name: 'Request Your Inspection' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  const asked = `${longDate(day)}, ${chosen}`;
  await expect(page.getByText(asked)).toBeVisible();
  await expectAccessible(page);

  const other = await (await openPhone(browser)).newPage();
  await other.goto(link);
  await expect(other.getByText(asked)).toBeVisible();
  await expect(other.getByText(client.name)).toHaveCount(0);

  const office = await openOffice(browser, foundAddress('requests', client));
  await expect(rowOf(office, client.name)).toContainText(chosen);
  await expect(rowOf(office, client.name)).toContainText('Two friendly dogs');
  await office.goto(foundAddress('referrals', client));
  const row = rowOf(office, client.name);
  await expect(row).toContainText('Now a request');
  await row.getByRole('heading').getByRole('button').first().click();
  await expect(office.getByRole('region', { name: /: details$/ })).toContainText(asked);
});
