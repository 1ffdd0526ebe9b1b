import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { activeTitles } from '@domain/settings/offered-services';
import { expect } from '@playwright/test';
import { mailsTo } from '../../tools/testing/screens/mailbox';
import { requestForm } from '../../tools/testing/screens/request-form';
import { newPerson, openDesktop, openOffice, openPhone } from '../../tools/testing/screens/people';
import { rowOf } from './support/office';
import { test } from './support/test';

const serviceTitles = activeTitles(factorySettings.services);

const lastService = serviceTitles.at(-1) ?? '';

test('empty required fields show the toast and an error at each field, and nothing is sent', async ({
  browser,
}) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await form.submit.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(
    page.getByText('Please fill in all required fields to submit your booking request.'),
  ).toBeVisible();
  for (const field of [form.name, form.phone, form.email, form.address, form.service]) {
    await expect(field).toHaveAccessibleDescription(/\S/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.name).toBeFocused();
  expect(calls).toEqual([]);
});

test.describe('an invalid value', () => {
  const cases = [
    ['email', 'someone@home', /like name@example\.com/],
    ['phone', '312555', /10-digit phone number/],
    ['note', 'n'.repeat(5000), /up to 2,000 characters\. Yours is 5,000/],
  ] as const;
  test('shows an error at its field and keeps everything typed', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    const person = newPerson();
    await page.goto('/');
    const form = requestForm(page);
    await form.form.scrollIntoViewIfNeeded();
    await form.fill(person);
    for (const [field, value, sentence] of cases) {
      const valid = await form[field].inputValue();
      await form[field].fill(value);
      await form.submit.click();
      await expect(form[field]).toHaveAccessibleDescription(sentence);
      await expect(form[field]).toBeFocused();
      await expect(form.name).toHaveValue(person.name);
      expect(page.url()).not.toContain('thank-you');
      await form[field].fill(valid);
      await expect(form[field]).toHaveAttribute('aria-invalid', 'false');
    }
  });

  test('a past date shows an error at the field', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    await page.goto('/');
    const form = requestForm(page);
    await form.form.scrollIntoViewIfNeeded();
    await form.fill(newPerson());
    await expect(form.date).toHaveAttribute('type', 'date');
    await form.date.fill('2020-01-31');
    await form.submit.click();
    await expect(form.date).toHaveAccessibleDescription(/in the past/);
  });
});

test('the phone number is formatted while typing and can be deleted through its parentheses', async ({
  browser,
}) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await form.phone.pressSequentially('3125550143');
  await expect(form.phone).toHaveValue('(312) 555-0143');
  for (let count = 0; count < 14; count += 1) await form.phone.press('Backspace');
  await expect(form.phone).toHaveValue('');
});

test('a double click creates one request', async ({ browser }) => {
  const person = newPerson();
  const office = await openOffice(browser);
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  await form.submit.dblclick();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(rowOf(office, person.name)).toHaveCount(1);
  expect((await mailsTo(person.email)).length).toBeLessThanOrEqual(1);
});

test('markup, emoji, and right-to-left text appear in the office as text', async ({ browser }) => {
  const person = { ...newPerson(), name: `<img src=x onerror=alert(1)> שלום 🏠 ${Date.now()}` };
  const office = await openOffice(browser);
  office.on('dialog', () => {
    throw new Error('markup ran in the office');
  });
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(office.getByText(person.name).first()).toBeVisible();
});

test('over the rate limit, the form shows the minutes to wait and keeps what was typed', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  for (let count = 0; count < 3; count += 1) {
    const page = await context.newPage();
    await page.goto('/');
    const form = requestForm(page);
    await form.form.scrollIntoViewIfNeeded();
    await form.fill(newPerson());
    await form.submit.click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await page.close();
  }
  const person = newPerson();
  const page = await context.newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  await form.submit.click();
  await expect(page.getByText(/Please wait (9|10) minutes/)).toBeVisible();
  await expect(form.address).toHaveValue(person.address);
});

test('the form can be filled in and sent by keyboard alone', async ({ browser }) => {
  const person = newPerson();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.name.focus();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.address);
  await page.keyboard.press('Tab');
  await expect(form.service).toBeFocused();
  await page.keyboard.type(lastService);
  await expect(form.service).toHaveValue(lastService);
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('values typed before any script loads are kept, and a submit at that time is not lost', async ({
  browser,
}) => {
  const person = newPerson();
  const page = await (await openPhone(browser)).newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = requestForm(page);
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.address.fill(person.address);
  await form.submit.click();
  release();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(form.name).toHaveValue(person.name);
  await expect(form.email).toHaveValue(person.email);
  await expect(form.address).toHaveValue(person.address);
  expect(new URL(page.url()).search).toBe('');
});

test('without JavaScript the button is disabled and the phone number is shown', async ({ browser }) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(requestForm(page).submit).toBeDisabled();
  await expect(
    page.locator('#booking').getByText(phoneOf(factorySettings.contact).display).first(),
  ).toBeVisible();
});
