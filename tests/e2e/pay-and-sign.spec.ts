import { dollars } from '@domain/text/dollars';
import { expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { whoseDevice } from '@domain/legal/signed-with';
import { demoAdmin } from '../../tools/backend/stack';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone } from '../../tools/testing/screens/people';
import { usualService } from '../../tools/testing/usual-service';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { signingForm } from './support/forms';
import { detailsButton, dialogButton, foundAddress, rowButton, rowOf } from './support/office';
import { approvalTo } from './support/release-mails';
import { test } from './support/test';

const price = dollars(usualService.price);

test('a client pays from the approval email before the inspection, and gets a receipt', async ({
  browser,
}) => {
  const client = newPerson();
  const { key } = await acceptedJob(client);
  const approval = await approvalTo(client);
  const link = /href="([^"]*\/report\/pay\/[^"]+)"/.exec(approval.html)?.[1] ?? '';

  const page = await (await openPhone(browser)).newPage();
  await page.goto(`${routes.appointment}?booking=${key}`);
  await expect(page.getByRole('link', { name: `Pay ${price} now` })).toHaveAttribute(
    'href',
    new URL(link).pathname,
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Pay for your inspection' })).toBeVisible();
  await expect(page.getByText(client.address)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await page.getByRole('button', { name: `Pay ${price} by card` }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you’ve paid' })).toBeVisible();
  expect(page.url()).toBe(link);
  await expectAccessible(page);
  const receipt = await mailTo(client.email, new RegExp(`^Receipt: \\${price}`));
  expect(receipt.text).toContain(usualService.title);

  await page.goto(`${routes.appointment}?booking=${key}`);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: `${price}` })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0);
});

test('a client pays at the door by the code on the inspector’s screen', async ({ browser }) => {
  const client = newPerson();
  await acceptedJob(client);
  const office = await openOffice(browser, foundAddress('jobs', client));
  await (await detailsButton(rowOf(office, client.name), 'Show payment code')).click();
  const dialog = office.getByRole('dialog', { name: `${price} from ${client.name}` });
  await expect(dialog.getByRole('img', { name: `${price} from ${client.name}` })).toBeVisible();
  await expect(dialog.getByText('Waiting for the payment.')).toBeVisible();
  await expectAccessible(office);
  const address = await dialog.getByText(/\/report\/pay\//).textContent();

  const phone = await (await openPhone(browser)).newPage();
  await phone.goto(`http://${address}`);
  await phone.getByRole('button', { name: `Pay ${price}` }).click();
  await phone.getByRole('button', { name: `Pay ${price} by card` }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, you’ve paid' })).toBeVisible();
  await expect(dialog.getByText(`Paid. ${client.name} gets a receipt by email.`)).toBeVisible();
});

test('Start Job without an agreement warns, and the client signs at the door', async ({ browser }) => {
  const client = newPerson();
  await acceptedJob(client);
  const office = await openOffice(browser, foundAddress('jobs', client));
  const row = rowOf(office, client.name);
  await rowButton(row, 'Start Job').click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Your liability limit does not apply' })).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
  await dialogButton(office, 'Sign on their phone').click();
  await expect(dialog.getByText('Waiting for the signature.')).toBeVisible();
  const address = await dialog.getByText(/\?booking=/).textContent();

  const phone = await (await openPhone(browser)).newPage();
  await phone.goto(`http://${address}`);
  const form = signingForm(phone);
  await form.signAgreement(client.name);
  await form.submit.click();
  await expect(phone.getByText('Your agreement is signed')).toBeVisible();
  await expect(phone.getByRole('link', { name: /Media release|Questionnaire/ })).toHaveCount(0);
  await expectAccessible(phone);
  await expect(dialog.getByText('Signed. You can start the job.')).toBeVisible();
  await dialogButton(office, 'Close').click();
  await rowButton(row, 'Start Job').click();
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
});

test('the client signs on the handed device, which shows nothing of the office until it is unlocked', async ({
  browser,
}) => {
  const client = newPerson();
  await acceptedJob(client);
  const office = await openOffice(browser);
  // Another page, so that Back leads to the office.
  await office.goto(foundAddress('jobs', client));
  const otherTab = await office.context().newPage();
  await otherTab.goto(`${routes.admin}?tab=report`);
  await otherTab.getByLabel(/^Client Name/).fill('Half a name');
  await rowButton(rowOf(office, client.name), 'Start Job').click();
  await dialogButton(office, 'Sign on this device').click();
  const lock = dialogButton(office, 'Lock and hand over');
  await expect(lock).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
  await lock.click();

  const form = signingForm(office);
  await expect(form.submit).toBeVisible();
  const locked = (page: Page) => page.getByRole('heading', { name: 'This device is handed over' });
  await expect(locked(otherTab)).toBeVisible();
  await expect(otherTab.getByLabel(/^Client Name/)).toBeHidden();
  const newTab = await office.context().newPage();
  await newTab.goto(routes.admin);
  await expect(locked(newTab)).toBeVisible();
  await expect(newTab.getByText(client.name)).toHaveCount(0);
  await newTab.getByLabel(/^Password/).fill('not the password');
  await newTab.getByRole('button', { name: 'Unlock' }).click();
  await expect(newTab.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expectAccessible(newTab, [390, 820, 1440]);
  await newTab.getByRole('link', { name: 'Back to the agreement' }).click();
  await expect(signingForm(newTab).submit).toBeVisible();
  await office.goBack();
  await expect(locked(office)).toBeVisible();
  await office.goForward();

  await form.signAgreement(client.name);
  await form.submit.click();
  await expect(office.getByRole('heading', { name: 'Please hand the device back' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('link', { name: 'Inspector: back to the job' }).click();
  await office.getByLabel(/^Password/).fill(demoAdmin.password);
  await office.getByRole('button', { name: 'Unlock' }).click();
  const row = rowOf(office, client.name);
  await expect(row.getByText('1/3 Forms Complete')).toBeVisible();
  await rowButton(row, 'Start Job').click();
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
  await expect(office.getByText(whoseDevice.our_device)).toBeVisible();
  await expect(otherTab.getByLabel(/^Client Name/)).toHaveValue('Half a name');
  await expect(otherTab.getByLabel(/^Client Name/)).toBeVisible();
});
