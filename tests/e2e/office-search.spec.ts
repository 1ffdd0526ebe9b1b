import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { book } from './support/book';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { detailsButton, rowButton, rowOf, startUnsigned } from './support/office';
import { answerForms, seedOldJobs } from './support/old-jobs';
import { newPerson, openOffice, openOnPhone } from '../../tools/testing/screens/people';
import { refer } from './support/refer';
import { test } from './support/test';

const searchField = (page: Page) => page.getByRole('searchbox');
const part = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Filter / }).getByRole('button', { name, exact: true });

test('a client is found by name, email, phone, and address in every list, by keyboard alone', async ({
  browser,
}) => {
  const person = { ...newPerson(), phone: '3855550186' };
  await book(person);
  await refer(person);
  const mark = person.name.split(' ').at(-1) ?? '';
  const office = await openOffice(browser);
  const row = rowOf(office, person.name);
  await searchField(office).focus();
  for (const text of [
    mark,
    `castel ${mark.slice(0, 4)}`,
    person.email.toUpperCase(),
    `${mark} (385) 555-0186`,
    `${mark} 0186`,
    `quail ${mark}`,
  ]) {
    await searchField(office).fill(text);
    await office.keyboard.press('Enter');
    await expect(row).toHaveCount(1);
    await expect(office.getByRole('status').filter({ hasText: /^1 found/ })).toBeVisible();
  }
  await searchField(office).fill(`${mark} zebra`);
  await expect(office.getByText(`Nothing found for “${mark} zebra”`)).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);

  await searchField(office).fill(person.email);
  await expect(row).toHaveCount(1);
  await expect(office).toHaveURL(/q=robin/);
  await office.reload();
  await expect(searchField(office)).toHaveValue(person.email);
  await expect(row).toHaveCount(1);
  // The count runs again although this device has cached the newest entry of each list.
  for (const name of [/^Direct Requests\s*\d/, /^Referrals\s*\d/, /^Inspection Jobs\s*\d/]) {
    await expect(office.getByRole('tab', { name })).toBeVisible();
  }
  await office.getByRole('tab', { name: /^Referrals/ }).click();
  await expect(row).toContainText('Referred by');
  await office.goBack();
  await expect(office.getByRole('tab', { name: /^Direct Requests/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(row).toHaveCount(1);
  await searchField(office).focus();
  await office.keyboard.press('Escape');
  await expect(searchField(office)).toHaveValue('');
  await expect(office).not.toHaveURL(/q=/);
});

test('a declined request is found once ended requests are included', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser, `/admin?q=${encodeURIComponent(person.email)}`);
  const row = rowOf(office, person.name);
  await (await detailsButton(row, 'Decline')).click();
  await expect(row).toBeHidden();
  await office.getByRole('switch', { name: 'Include accepted and declined' }).click();
  await expect(row.getByText('Declined', { exact: true })).toBeVisible();
  await expect(rowButton(row, 'Accept')).toHaveCount(0);
});

test('each job filter shows its jobs, and the address stores the filter', async ({ browser }) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser, '/admin?list=jobs&filter=booked-week');
  const row = rowOf(office, person.name);
  await expect(row).toHaveCount(1);
  await startUnsigned(row);
  await rowButton(row, 'Mark Complete').click();
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();
  await part(office, 'Completed this week').click();
  await expect(office).toHaveURL(/filter=completed-week/);
  await expect(row).toHaveCount(1);
  await part(office, 'Unpaid').click();
  await expect(row).toHaveCount(1);
  await part(office, 'Scheduled').click();
  await expect(row).toHaveCount(0);
  await office.reload();
  await expect(part(office, 'Scheduled')).toHaveAttribute('aria-pressed', 'true');
  await office.goto('/admin?list=referrals&filter=reward-due');
  await expect(part(office, 'Rewards to send')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    office.getByText('No rewards to send').or(office.getByRole('tabpanel').getByRole('listitem')).first(),
  ).toBeVisible();
});

test('a phone that follows a link to a filter shows which filter it is', async ({ browser }) => {
  const page = await openOnPhone(browser, await openOffice(browser));
  await page.goto('/admin?list=jobs&filter=charge-unpaid');
  const chip = part(page, 'Charge unpaid');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('a visit stays under Forms missing until its client has filled in the forms', async ({ browser }) => {
  const mark = `Due${randomUUID().replace(/\W/g, '').slice(0, 6)}`;
  const removeOldJobs = await seedOldJobs(mark, 2, 'scheduled');
  try {
    await answerForms(mark, 1);
    const office = await openOffice(browser, '/admin?list=jobs&filter=forms-missing');
    await expect(rowOf(office, `${mark} Number000`)).toHaveCount(1);
    await expect(rowOf(office, `${mark} Number001`)).toHaveCount(0);
    await answerForms(mark, 0);
    await expect(rowOf(office, `${mark} Number000`)).toHaveCount(0);
  } finally {
    await removeOldJobs();
  }
});

test('a long list renders only the rows near the viewport, and keyboard navigation reaches all of it', async ({
  browser,
}) => {
  const mark = `Old${randomUUID().replace(/\W/g, '').slice(0, 6)}`;
  const removeOldJobs = await seedOldJobs(mark, 130);
  try {
    const office = await openOffice(browser, `/admin?list=jobs&q=${mark}`);
    const further = office.getByRole('button', { name: 'Keep searching' });
    for (let found = 20; found < 130; found = Math.min(130, found + 25)) {
      await expect(
        office.getByRole('status').filter({ hasText: new RegExp(`^${found} found`) }),
      ).toBeVisible();
      await further.click();
    }
    await expect(office.getByRole('status').filter({ hasText: /^130 found\.$/ })).toBeVisible();
    const rows = office.getByRole('list', { name: 'Inspection jobs', exact: true }).locator('> li');
    await expect.poll(() => rows.count()).toBeLessThan(60);
    await office.evaluate(() => window.scrollTo(0, 0));
    const titles = office.getByRole('button', { name: new RegExp(`^${mark} Number\\d+$`) });
    await titles.first().focus();
    for (let step = 0; step < 40; step += 1) await office.keyboard.press('j');
    const focused = office.locator(':focus');
    await expect(focused).toHaveText(new RegExp(`^${mark} Number`));
    await expect(focused).toBeInViewport();
    const item = rows.filter({ has: focused });
    await expect(item).toHaveAttribute('aria-posinset', '41');
    await expect(item).toHaveAttribute('aria-setsize', '130');
    await office.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows.count()).toBeLessThan(60);
    await expect(focused).toHaveText(new RegExp(`^${mark} Number`));
  } finally {
    await removeOldJobs();
  }
});

test('search and filters work on a phone', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const desk = await openOffice(browser);
  const page = await openOnPhone(browser, desk);
  await page.goto('/admin?list=jobs');
  await page.getByRole('button', { name: 'Search and filters' }).tap();
  await expect(part(page, 'All')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await part(page, 'Cancelled').scrollIntoViewIfNeeded();
  await part(page, 'Cancelled').tap();
  await expect(page).toHaveURL(/filter=cancelled/);
  await page.getByRole('button', { name: 'Search and filters' }).tap();
  await expect(page).not.toHaveURL(/filter=/);
  await expect(part(page, 'All')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search and filters' }).tap();
  await page.getByRole('tab', { name: /Direct Requests/ }).tap();
  await page.getByRole('searchbox', { name: 'Search in Direct Requests' }).fill(person.email);
  // Until then the row is one of the whole list, which the search replaces.
  await expect(page.getByText(/^1 found/)).toBeAttached();
  const row = rowOf(page, person.name);
  await row.getByRole('button', { name: /^Status: New/ }).tap();
  await expect(page.getByRole('menuitemradio', { name: 'Qualified' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingWider(page);
});
