import { expect, type Page } from '@playwright/test';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { addDays, longDate } from '@domain/time/calendar-date';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { openOffice, openPhone } from '../../../tools/testing/screens/people';
import { requestForm } from '../../../tools/testing/screens/request-form';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
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
