import { expect, type BrowserContext, type Page } from '@playwright/test';
import { hourlySlots, twoHourWindows } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { activeTitles } from '@domain/settings/offered-services';
import { requestForm } from '../../tools/testing/screens/request-form';
import { storedOnDevice } from '../../tools/testing/screens/stored-on-device';
import { newPerson, openDesktop, openPhone } from '../../tools/testing/screens/people';
import { usualService } from '../../tools/testing/usual-service';
import { trustedJson } from '../../tools/trusted-json';
import { test } from './support/test';

const { hours } = factorySettings;

const serviceTitles = activeTitles(factorySettings.services);

/** Answers every form submission in this context with this response. */
async function answerWith(context: BrowserContext, answer: object | null): Promise<void> {
  await context.route('**/secure-form-submission', (route) =>
    answer === null
      ? route.abort()
      : route.fulfill({
          status: 400,
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: answer,
        }),
  );
}

const refusal = {
  error: {
    status: 'INVALID_ARGUMENT',
    message: 'refused',
    details: { code: 'invalid-input', userMessage: 'Please check what you typed.' },
  },
};

/** The number of drafts stored on the device. */
const draftsOn = async (page: Page) =>
  trustedJson<{ state: string }[]>(await storedOnDevice(page)).filter(({ state }) => state === 'draft')
    .length;

test.describe('the two forms of the landing page', () => {
  const times = { booking: twoHourWindows(hours), contact: hourlySlots(hours) };
  const failures = {
    booking: [
      'Submission Failed',
      'There was an error submitting your request. Please try again or call us directly.',
    ],
    contact: ['Error', 'Failed to submit request. Please try again or call us directly.'],
  } as const;

  for (const section of ['booking', 'contact'] as const) {
    test(`${section}: shows its own times and its own error message`, async ({ browser }) => {
      const context = await openPhone(browser);
      await answerWith(context, refusal);
      const page = await context.newPage();
      await page.goto(`/#${section}`);
      const form = requestForm(page, section);
      await expect(form.time.locator('option')).toHaveText([
        'Any time',
        ...times[section].map(({ label }) => label),
      ]);
      await form.fill(newPerson());
      await form.submit.click();
      const [title, text] = failures[section];
      await expect(page.getByRole('alert')).toContainText(title + text);
      await expect(form.name).toBeEditable();
      await expect(form.submit).toBeEnabled();
      expect(page.url()).not.toContain('thank-you');
    });
  }

  test('the contact form does not require service, date, time, or details', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    const person = newPerson();
    await page.goto('/#contact');
    const form = requestForm(page, 'contact');
    await form.submit.click();
    await expect(page.getByRole('alert')).toContainText('Missing Information');
    for (const field of [form.name, form.phone, form.email, form.address]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    for (const field of [form.service, form.date, form.time, form.note]) {
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await form.name.fill(person.name);
    await form.phone.pressSequentially(person.phone);
    await form.email.fill(person.email);
    await form.address.fill(person.address);
    await form.submit.click();
    await expect(page.getByText('Missing Information')).toBeHidden();
    await expect(page).toHaveURL(/\/thank-you$/);
  });

  test('they share no id, load their code once, and show one toast at a time', async ({ browser }) => {
    const page = await (await openDesktop(browser)).newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) loaded.push(request.url());
    });
    await page.goto('/');
    for (const section of ['booking', 'contact'] as const) {
      const { form, submit } = requestForm(page, section);
      await form.scrollIntoViewIfNeeded();
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toHaveCount(1);
    }
    expect(new Set(loaded).size).toBe(loaded.length);
    const ids = await page.locator('form [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a waiting request is shown only in the form it was written in', async ({ browser }) => {
    const context = await openPhone(browser);
    await answerWith(context, null);
    const page = await context.newPage();
    await page.goto('/#contact');
    const form = requestForm(page, 'contact');
    await form.fill(newPerson());
    await form.submit.click();
    await expect(page.getByText('Not sent yet. Our server isn’t answering.')).toHaveCount(1);
    await page.reload();
    await form.form.scrollIntoViewIfNeeded();
    await expect(form.form.getByText('1 earlier request is saved on this device')).toBeVisible();
    await requestForm(page).form.scrollIntoViewIfNeeded();
    await expect(requestForm(page).submit).toBeVisible();
    await expect(page.getByText('1 earlier request')).toHaveCount(1);
  });
});

test('an unsent draft is restored in its form after the tab crashes and can be discarded', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const person = newPerson();
  const first = await context.newPage();
  await first.goto('/#contact');
  const dying = requestForm(first, 'contact');
  await dying.fill(person);
  // The service is entered last.
  await expect.poll(() => storedOnDevice(first)).toContain(serviceTitles[1] ?? usualService.title);
  await first.close();

  const page = await context.newPage();
  await page.goto('/#contact');
  const form = requestForm(page, 'contact');
  await expect(form.form.getByText('We saved what you typed on this device.')).toBeVisible();
  await expect(form.name).toHaveValue(person.name);
  await expect(form.phone).toHaveValue('(312) 555-0143');
  await expect(form.service).toHaveValue(serviceTitles[1] ?? usualService.title);
  await expect(requestForm(page).name).toHaveValue('');

  await form.form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.name).toHaveValue('');
  await expect.poll(() => draftsOn(page)).toBe(0);
});

test('a draft is removed once it is sent', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.fill(newPerson());
  await expect.poll(() => draftsOn(page)).toBe(1);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await draftsOn(page)).toBe(0);
});

test('the longest choice of service is shown whole at 320 px', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/#contact');
  const { service } = requestForm(page, 'contact');
  const labels = await service.locator('option').allInnerTexts();
  const byLength = [...labels].sort((one, other) => one.length - other.length);
  const heightOf = async (label: string | undefined) => {
    await service.selectOption({ label: label ?? '' });
    return service.evaluate((element) => element.clientHeight);
  };
  const shortest = await heightOf(byLength.at(0));
  expect(await heightOf(byLength.at(-1))).toBeGreaterThan(shortest);
});
