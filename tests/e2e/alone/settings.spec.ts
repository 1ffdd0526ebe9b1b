import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { windowAt } from '@domain/appointment/arrival';
import { collections } from '@domain/firestore/paths';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { addDays, longDate } from '@domain/time/calendar-date';
import { localServices } from '../../../tools/admin/local-services';
import { promoteAdmin } from '../../../tools/admin/promote-admin';
import { demoAdmin } from '../../../tools/backend/stack';
import { callProduct } from '../../../tools/demo/call-product';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { newPerson, openDesktop, openOffice, openPhone } from '../../../tools/testing/screens/people';
import { requestForm } from '../../../tools/testing/screens/request-form';
import { asOffice } from '../support/as-office';
import { book } from '../support/book';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { freeDay } from '../support/free-day';
import { dialogButton } from '../support/office';
import { forgetSettings } from '../support/forget-settings';
import { test } from '../support/test';

const [service] = factorySettings.services.catalog;
if (!service) throw new Error('the business has no service');
const { title, price } = service;

test.beforeEach(forgetSettings);
test.afterEach(forgetSettings);

/** The Settings tab with the first service's fields, and what a person does there. */
async function openSettings(office: Page) {
  await office.getByRole('tab', { name: 'Settings' }).click();
  await office.getByRole('button', { name: new RegExp(`^${title}`), expanded: false }).click();
  return {
    price: office.getByLabel(/^Price\b(?! for)/),
    hours: office.getByLabel(/^Support hours/),
    save: office.getByRole('button', { name: 'Save', exact: true }),
    saved: office.getByText('Settings saved'),
  };
}

test('the owner changes a price, and decides what counts when another page saved in between', async ({
  browser,
}) => {
  const [office, elsewhere] = [await openOffice(browser), await openOffice(browser)];
  const [mine, other] = [await openSettings(office), await openSettings(elsewhere)];

  await mine.price.fill('none');
  await mine.save.click();
  await expect(mine.price).toBeFocused();
  await expect(office.getByText(/^Enter a price from/)).toBeVisible();
  await mine.price.fill(String(price + 20));
  await expect(office.getByText('1 change not saved')).toBeVisible();
  await expectAccessible(office);
  await expectNothingWider(office);

  await other.price.fill(String(price + 5));
  await other.hours.fill('Every day, all day');
  await other.save.click();
  await expect(other.saved).toBeVisible();

  await mine.save.click();
  const theirs = office.getByRole('region', { name: 'Their changes' });
  await expect(theirs).toContainText(`${title}: price ${dollars(price)} → ${dollars(price + 5)}`);
  await expect(theirs.getByText('Both changed this')).toHaveCount(1);
  await dialogButton(office, 'Keep both, mine win where we differ').click();
  await expect(mine.hours).toHaveValue('Every day, all day');
  await mine.save.click();
  await expect(mine.saved).toBeVisible();
  await expect(office.getByText('Version 2, now in use')).toBeVisible();

  await office.reload();
  await expect(office.getByRole('button', { name: new RegExp(`^${title}`) })).toContainText(
    dollars(price + 20),
  );
});

/** Another owner, signed in with a name of their own. */
async function openSecondOwner(browser: Browser, name: string): Promise<Page> {
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
  const password = 'a-password-of-theirs';
  await promoteAdmin(localServices(), {
    email,
    name,
    role: 'owner',
    password: () => Promise.resolve(password),
  });
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Unified Workflow' }).waitFor();
  return page;
}

test('of two owners who save at once, one is asked what counts, and both are in the history', async ({
  browser,
}) => {
  const names = [demoAdmin.name, `Second Owner ${randomUUID().slice(0, 8)}`] as const;
  const pages = [await openOffice(browser), await openSecondOwner(browser, names[1])] as const;
  const forms = [await openSettings(pages[0]), await openSettings(pages[1])] as const;
  await forms[0].price.fill(String(price + 1));
  await forms[1].hours.fill('Every day, all day');
  await Promise.all(forms.map(({ save }) => save.click()));

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'The settings were changed meanwhile' });
  const loser = await Promise.any([
    dialogOf(pages[0])
      .waitFor()
      .then(() => 0 as const),
    dialogOf(pages[1])
      .waitFor()
      .then(() => 1 as const),
  ]);
  const winner = loser === 0 ? 1 : 0;
  await expect(dialogOf(pages[loser])).toContainText(`${names[winner]} saved on`);
  await expect(pages[winner].getByText('Version 1, now in use')).toBeVisible();
  await expect(dialogOf(pages[winner])).toHaveCount(0);

  await dialogButton(pages[loser], 'Keep both, mine win where we differ').click();
  await forms[loser].save.click();
  const history = pages[loser].getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.nth(0)).toContainText(`Version 2, now in use${names[loser]}`);
  await expect(history.nth(1)).toContainText(`Version 1${names[winner]}`);
  await expect(forms[loser].price).toHaveValue(String(price + 1));
  await expect(forms[loser].hours).toHaveValue('Every day, all day');
});

test('other hours list the scheduled jobs that they no longer cover, and leave them as they are', async ({
  browser,
}) => {
  const client = newPerson();
  const day = await freeDay();
  const start = openWindows(factorySettings.hours, day)[0]?.value ?? '';
  const { bookingId } = await callProduct(
    'office-request-accept',
    {
      leadId: await book(client),
      scheduled_date: day,
      ...windowAt(start),
      total_price: price,
      idempotencyKey: randomUUID(),
    },
    await asOffice(),
  );
  const job = async () => {
    const record = await localServices().firestore.collection(collections.bookings).doc(bookingId).get();
    const fields = ['status', 'scheduled_date', 'scheduled_time', 'scheduled_until', 'updated_at'];
    return fields.map((field): unknown => record.get(field));
  };
  const before = await job();

  const office = await openOffice(browser);
  const owner = await openSettings(office);
  await office.getByLabel(/^Name of other closed days/).fill('Inventory');
  await office.getByRole('button', { name: 'Add closed days' }).click();
  await office.getByLabel(/^First day/).fill(day);
  await office.getByLabel(/^Last day/).fill(day);
  const notice = office.getByText(/outside these hours\. Saving doesn’t change/);
  await expect(notice).toContainText(client.name);
  await expectAccessible(office);
  await expectNothingWider(office);
  await owner.save.click();
  await expect(owner.saved).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await job()).toEqual(before);
  expect(before.slice(0, 2)).toEqual(['scheduled', day]);
});

test('the owner changes a price and closes a day, and a visitor sees both', async ({ browser }) => {
  const office = await openOffice(browser);
  const owner = await openSettings(office);
  const day = nextWeek();
  await owner.price.fill(String(price + 30));
  await office.getByLabel(/^Name of other closed days/).fill('Inventory');
  await office.getByRole('button', { name: 'Add closed days' }).click();
  await office.getByLabel(/^First day/).fill(day);
  await office.getByLabel(/^Last day/).fill(day);
  await expectAccessible(office);
  await expectNothingWider(office);
  await owner.save.click();
  await expect(owner.saved).toBeVisible();

  const visitor = await (await openPhone(browser)).newPage();
  await expect
    .poll(async () => {
      await visitor.goto('/#booking');
      return requestForm(visitor).service.locator('option').allTextContents();
    })
    .toContainEqual(expect.stringContaining(dollars(price + 30)));
  const form = requestForm(visitor);
  await form.date.fill(day);
  const closed = `We’re closed on ${longDate(day)} (Inventory).`;
  await expect(form.time).toHaveAccessibleDescription(new RegExp(closed.replace(/[().]/g, '\\$&')));
  await expect(form.time.locator('option:not([disabled])')).toHaveCount(1);
  await form.date.fill(addDays(day, 7));
  await expect(form.time).not.toHaveAccessibleDescription(/closed/);
});

test('the owner words an email, looks at it, and saves it', async ({ browser }) => {
  const office = await openOffice(browser);
  const owner = await openSettings(office);
  await office.getByRole('button', { name: /^Request received/ }).click();
  await office.getByLabel('Subject', { exact: true }).fill('Got it: ');
  const placeholders = office.getByRole('group', { name: 'Insert into: Subject' });
  await placeholders.getByRole('button', { name: 'reference' }).click();
  await expect(office.getByLabel('Subject', { exact: true })).toHaveValue('Got it: {reference}');
  await office.getByRole('button', { name: 'Preview email' }).click();
  const preview = office.getByRole('region', { name: 'Preview: Request received' });
  await expect(preview.getByText(/^Subject: Got it: [^{}]+$/)).toBeVisible();
  // The page's policy applies to the frame too.
  const email = preview.getByTitle('Email: Request received').contentFrame();
  await expect(email.getByText(/thank you for asking us/)).toBeVisible();
  await expectAccessible(office);
  await expectNothingWider(office);
  await owner.save.click();
  await expect(owner.saved).toBeVisible();
  await office.reload();
  await expect(office.getByRole('button', { name: /^Request received/ })).toContainText('your subject');
});
