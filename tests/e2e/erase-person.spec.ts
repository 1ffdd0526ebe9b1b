import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { formAddress } from './support/forms';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { findJob } from './support/office';
import {
  newPerson,
  openOffice,
  openOnPhone,
  openPhone,
  type Person,
} from '../../tools/testing/screens/people';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

/** A client with a unique phone number, because the office is warned about clients who share one. */
const ownPhone = (): Person => ({ ...newPerson(), phone: `385${randomInt(2_000_000, 9_999_999)}` });

test('an erased person is looked up, confirmed, notified, and no longer found anywhere', async ({
  browser,
}) => {
  const person = ownPhone();
  const { key } = await acceptedJob(person);
  const office = await openOffice(browser);
  await expect(await findJob(office, person)).toBeVisible();

  await office.getByRole('tab', { name: 'Security' }).click();
  await office.getByRole('tab', { name: 'Erase a Person' }).click();
  const email = office.getByLabel('Email address');
  await email.fill('nobody at all');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/e-?mail/i);
  await expect(email).toHaveValue('nobody at all');

  await email.fill(` ${person.email.toUpperCase()} `);
  await email.press('Enter');
  await expect(office.getByRole('heading', { name: `Data about ${person.email}` })).toBeVisible();
  for (const held of ['1 request', '1 job', 'their customer record, with access to the portal']) {
    await expect(office.getByRole('listitem').filter({ hasText: held })).toBeVisible();
  }
  await expect(office.getByRole('tabpanel', { name: 'Erase a Person' })).toContainText(
    'They have an upcoming appointment',
  );

  const erase = office.getByRole('button', { name: 'Erase this person' });
  const dialog = office.getByRole('dialog', { name: `Erase ${person.email}?` });
  await erase.click();
  await dialog.getByRole('button', { name: 'Keep their data' }).click();
  await expect(dialog).toBeHidden();
  await expect(erase).toBeFocused();
  await erase.click();
  await dialog.getByRole('button', { name: 'Erase for good' }).dblclick();
  await expect(office.getByText('Person Erased')).toBeVisible();

  const notice = await mailTo(person.email, /Your data was erased/, { bySweeper: true });
  expect(notice.text).not.toContain(person.name);
  const client = await (await openPhone(browser)).newPage();
  await client.goto(formAddress(routes.agreement, key));
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('This appointment was cancelled');
  await expect(client.getByText(person.name)).toHaveCount(0);

  await expect(async () => {
    await office.getByRole('button', { name: 'Search' }).click();
    await expect(office.getByText(`We have no data about ${person.email}`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await office.getByRole('tab', { name: 'Workflow' }).click();
  await office.getByRole('tab', { name: /^Inspection Jobs/ }).click();
  await office.getByRole('searchbox', { name: 'Search in Inspection Jobs' }).fill(person.email);
  await expect(office.getByText(`Nothing found for “${person.email}”`)).toBeVisible();
});

test('Erase a Person works by keyboard on a phone and refuses the business’s own address', async ({
  browser,
}) => {
  const person = ownPhone();
  await acceptedJob(person);
  const desk = await openOffice(browser);
  const page = await openOnPhone(browser, desk);
  await page.goto('/admin?tab=security&view=erasure');
  const email = page.getByLabel('Email address');
  await tabTo(email);
  await page.keyboard.type('admin@example.com');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/belongs to the business or to an admin/);
  await email.fill(person.email);
  await page.keyboard.press('Enter');
  const erase = page.getByRole('button', { name: 'Erase this person' });
  await tabTo(erase);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expectNothingWider(page);
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
});
