import { expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { acceptedJob, revokeLink } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { formAddress } from './support/forms';
import { storedOnDevice } from '../../tools/testing/screens/stored-on-device';
import { openConnection } from './support/connection';
import { newPerson, openPhone } from '../../tools/testing/screens/people';
import { test } from './support/test';
import { underWorker } from './support/under-worker';

test.use({ serviceWorkers: 'allow' });

const phone = phoneOf(factorySettings.contact).display;
const succeeded = 'Thank you! Your responses have been submitted successfully.';

async function answer(page: Page): Promise<void> {
  const choose = (group: RegExp, option: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  await page.getByLabel(/year was the property built/).fill('1962');
  await choose(/connected to/, 'Septic tank');
  await choose(/backflow/, 'No');
  await choose(/main cleanout/, 'Yes');
  await page.getByLabel('Where is it?').fill('Beside the porch 🏡');
  await choose(/water and power/, 'Not sure');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Questionnaire' }).click();

test('an answered questionnaire shows the thank-you screen, and again on the next visit', async ({
  browser,
}) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(routes.followUp, key));
  await expect(page.getByText(person.address)).toBeVisible();
  await submit(page);
  await expect(page.getByRole('radio', { name: 'City sewer' })).toBeFocused();
  await expect(page.getByText('Choose an answer.').first()).toBeVisible();
  await page.getByLabel(/year was the property built/).fill('1799');
  await submit(page);
  await expect(page.getByLabel(/year was the property built/)).toHaveAccessibleDescription(/from 1800/);
  await expectAccessible(page);
  await answer(page);
  await submit(page);
  await expect(page.getByText(succeeded)).toBeVisible();
  await expect(page.getByText(/24 hours before the inspection/)).toBeVisible();
  await expectAccessible(page);

  const again = await (await openPhone(browser)).newPage();
  await again.goto(formAddress(routes.followUp, key));
  await expect(again.getByText('You’ve already answered this questionnaire.')).toBeVisible();
  await expect(again.getByText(/24 hours before the inspection/)).toBeVisible();
});

test('typed answers survive a reload, and answers submitted offline are sent after reconnecting', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(routes.followUp, key));
  await answer(page);
  await expect.poll(() => storedOnDevice(page)).toContain('"water_power_availability":"not_sure"');
  await page.reload();
  await expect(page.getByLabel('Where is it?')).toHaveValue('Beside the porch 🏡');
  await expect(page.getByRole('radio', { name: 'Septic tank' })).toBeChecked();
  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Waiting to send' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText(succeeded)).toBeVisible();
});

test('each reason the form is unavailable is shown with a number to call', async ({ browser }) => {
  const { bookingId, key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  const unavailable = async (reason: string) => {
    await expect(page.getByRole('heading', { name: 'Questionnaire Not Available' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('link', { name: `Call ${phone}` }).first()).toBeVisible();
  };
  await page.goto(routes.followUp);
  await unavailable('No booking ID provided');
  await page.goto(formAddress(routes.followUp, 'abcdefghjkmnpqrstvwxyz23'));
  await unavailable('Booking not found');
  await expectAccessible(page);
  await revokeLink(bookingId);
  await page.goto(formAddress(routes.followUp, key));
  await unavailable('Booking Information Not Found');
});

test('a booking that fails to load is loaded once the server answers', async ({ browser }) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const page = await (await openPhone(browser)).newPage();
  let broken = true;
  await page.route('**/client/forms-open', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(formAddress(routes.followUp, key));
  await expect(page.getByText('Failed to load booking information')).toBeVisible();
  broken = false;
  await expect(page.getByText(person.address)).toBeVisible();
});

test('a link revoked midway leaves the answers on the page', async ({ browser }) => {
  const { bookingId, key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(routes.followUp, key));
  await answer(page);
  await revokeLink(bookingId);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('This link was replaced by a newer one');
  await expect(page.getByLabel('Where is it?')).toHaveValue('Beside the porch 🏡');
});

test('answers refused by the server stay on the page with instructions', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  // A device clock that is years ahead accepts a future year as past.
  const now = new Date();
  await page.clock.setFixedTime(new Date(now.getTime() + 3 * 366 * 86_400_000));
  await page.goto(formAddress(routes.followUp, key));
  await answer(page);
  await page.getByLabel(/year was the property built/).fill(String(now.getFullYear() + 2));
  await submit(page);
  await expect(
    page.getByText('Failed to submit questionnaire. Please try again or call us directly.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: phone })).toBeVisible();
  await expect(page.getByLabel('Where is it?')).toHaveValue('Beside the porch 🏡');
});

test('the app opens offline and says that it is waiting for a connection', async ({ browser }) => {
  const connection = await openConnection();
  try {
    const page = await (await openPhone(browser, { baseURL: connection.url })).newPage();
    await page.goto(routes.verify);
    await underWorker(page, 'forms');
    connection.cut();
    await page.context().setOffline(true);
    await page.goto(formAddress(routes.agreement, 'abcdefghjkmnpqrstvwxyz23'));
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    connection.close();
  }
});
