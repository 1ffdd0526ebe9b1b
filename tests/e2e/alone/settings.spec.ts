import { expect, type Page } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { localServices } from '../../../tools/admin/local-services';
import { openOffice } from '../../../tools/testing/screens/people';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { dialogButton } from '../support/office';
import { test } from '../support/test';

const [service] = factorySettings.services.catalog;
if (!service) throw new Error('the business has no service');
const { title, price } = service;

async function forgetSettings(): Promise<void> {
  const { firestore } = localServices();
  for (const name of [collections.settings, collections.settingsVersions]) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
}
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
