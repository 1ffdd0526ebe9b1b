import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { hourlySlots } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { quotedPrice } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import { requestForm } from '../../tools/testing/screens/request-form';
import { storedOnDevice } from '../../tools/testing/screens/stored-on-device';
import { usualService } from '../../tools/testing/usual-service';
import { newPerson, openPhone } from '../../tools/testing/screens/people';
import { holdScripts } from './support/slow-line';
import { test } from './support/test';

const { hours } = factorySettings;

const { catalog: services } = factorySettings.services;

// A business may have fewer services than these names.
const [standard = '', rush = standard, returnVisit = standard, annual = rush] = services.map(
  ({ title }) => title,
);

/** Clicks the Book This Service button on the card with this title. */
async function bookFrom(page: Page, title: string): Promise<void> {
  const card = page
    .locator('#services article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await card.getByRole('link', { name: 'Book This Service' }).click();
}

/** React sets a private property on every element it has hydrated. */
const untilAlive = (form: Locator) =>
  expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

test('Book This Service selects its service in the contact form before and after hydration, and the last click wins', async ({
  browser,
}) => {
  const context = await openPhone(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto('/');
  const form = requestForm(page, 'contact');
  const expectChosen = async (title: string) => {
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(form.service).toHaveValue(title);
    await expect(form.form).toBeInViewport();
    await expect(requestForm(page).service).toHaveValue('');
  };

  await test.step('before any script file has loaded', async () => {
    await bookFrom(page, annual);
    await expectChosen(annual);
    await bookFrom(page, rush);
    await expectChosen(rush);
    release();
    await untilAlive(form.form);
    await expectChosen(rush);
  });

  await test.step('every card after the form is hydrated', async () => {
    for (const title of [standard, returnVisit, annual, rush]) {
      await bookFrom(page, title);
      await expectChosen(title);
    }
    await form.service.selectOption('');
    await bookFrom(page, rush);
    await expectChosen(rush);
  });

  await test.step('the service replaces the one in a draft, whose other values stay', async () => {
    await form.name.fill('Robin Castellan');
    await expect.poll(() => storedOnDevice(page)).toContain('Robin Castellan');
    await page.goto('about:blank');
    await page.goto('/');
    await bookFrom(page, annual);
    await expect(form.form.getByText('We saved what you typed on this device.')).toBeVisible();
    await expect(form.name).toHaveValue('Robin Castellan');
    await expectChosen(annual);
    await bookFrom(page, returnVisit);
    await expectChosen(returnVisit);
  });
});

test('the thank-you page shows service, price, address, and preferred time in this tab only', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const person = newPerson();
  await page.goto('/');
  await bookFrom(page, rush);
  const form = requestForm(page, 'contact');
  await form.fill(person, rush);
  const time = hourlySlots(hours)[1]?.label ?? '';
  await form.time.selectOption({ label: time });
  const sent = page.waitForRequest('**/secure-form-submission');
  await form.submit.click();
  const { data } = (await sent).postDataJSON() as { data: { data: Record<string, unknown> } };
  expect(data.data).toMatchObject({
    service_type: rush,
    total_price: quotedPrice(factorySettings.services, rush),
  });

  await expect(page).toHaveURL(new RegExp(`${routes.thankYou}$`));
  const summary = page.getByRole('region', { name: 'What you asked for' });
  const words = [
    rush,
    dollars(quotedPrice(factorySettings.services, rush)),
    person.address,
    `Any day, ${time}`,
  ];
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(summary.getByRole('definition')).toHaveText(words);
  }
  expect(page.url()).not.toContain('?');

  const other = await context.newPage();
  await other.goto(routes.thankYou);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('region', { name: 'What you asked for' })).toBeHidden();
  await page.goto(`${routes.thankYou}?type=agreement`);
  await expect(summary).toBeHidden();
});

test('each form says what it is for, and No preference names its service and price', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  await expect(page.locator('#booking').getByText('Book a two-hour arrival window here')).toBeVisible();
  await expect(page.locator('#contact').getByText('Request a start time on the hour here')).toBeVisible();
  const { service } = requestForm(page, 'contact');
  await expect(service.locator('option').first()).toHaveText(
    `No preference: ${usualService.title}, ${dollars(usualService.price)}`,
  );
});
