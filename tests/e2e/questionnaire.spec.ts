import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { easyVisit } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { untilStored } from '../../tools/drills/client/until-stored';
import { startBrowser, type BrowserProcess } from '../../tools/drills/device/browser-process';
import {
  acceptedJob,
  questionnaireAddress,
  reissueLink,
  revokeLink,
  type JobWithKey,
} from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { mailedLinks } from './support/forms';
import { openConnection } from './support/connection';
import { newPerson, openDesktop, openPhone, type Person } from '../../tools/testing/screens/people';
import { test } from './support/test';
import { stepPlays, wizard } from '../../tools/testing/screens/wizard';

test.use({ serviceWorkers: 'allow' });

/** The draft on the device may never be older than this many milliseconds. */
const oldestDraft = 500;

/** Instructions that some steps must show, by step number. */
const notes = [
  [2, 'For a septic system, only the septic inlet is scoped, not the tank or leach field.'],
  [3, 'The camera cannot be pushed through a backflow prevention device.'],
] as const;

const send = (person: Person, { key }: JobWithKey) =>
  submitDemoForms({ questionnaire: easyVisit }, { key, name: person.name, from: '203.0.113.77' });

/** Waits for the page after a submission. */
const expectThanks = (page: Page) => expect(page).toHaveURL(/\/thank-you\?type=questionnaire&booking=/);

test('from the emailed link to the thank-you page, each step is accessible in both color schemes', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const link = (await mailedLinks(person))[routes.questionnaire] ?? '';
  const page = await (await openPhone(browser)).newPage();
  await page.goto(link);
  const { next, previous, submit, progress, heading } = wizard(page);
  const forms = page.getByRole('list', { name: 'Your forms' });
  const label = forms.getByText('Questionnaire');
  await expect(label).toBeVisible();
  // The screen is 390 px wide, with a margin of 20 px.
  expect(await label.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(370);
  await expect(page.getByText(/^About \d+ minutes left\.$/)).toBeVisible();
  await expect(page.getByText(`${person.name}, `)).toBeVisible();
  for (const [index, play] of stepPlays.entries()) {
    const number = index + 1;
    await expect(heading(play.title)).toBeVisible();
    await expect(page.getByText(`Step ${number} of 10`, { exact: true })).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', String(number * 10));
    for (const [step, note] of notes) {
      await expect(page.getByText(note, { exact: true })).toHaveCount(step === number ? 1 : 0);
    }
    await expect(page.getByText('Please complete all required forms before the inspection.')).toBeVisible();
    await expect(previous).toBeEnabled({ enabled: number > 1 });
    await expect(forms).toBeVisible({ visible: number === 1 });
    await expectAccessible(page);
    await play.answer(page);
    if (number < 10) await next.click();
  }
  await submit.click();
  await expectThanks(page);

  await page.goto(link);
  await expect(page.getByText('Questionnaire Completed')).toBeVisible();
});

test('Next is enabled only for a valid step, which names what is missing; a year can be corrected in its middle', async ({
  browser,
}) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress((await acceptedJob(newPerson())).key));
  const { next, heading } = wizard(page);
  const year = page.getByLabel(/year was the house built/);
  await year.pressSequentially('19x7');
  await expect(year).toHaveValue('197');
  await expect(next).toBeDisabled();
  await year.press('Enter');
  await expect(page.getByText('Enter a 4-digit year.')).toBeVisible();
  await expect(heading('Year Built')).toBeVisible();
  await year.fill('20745');
  await expect(year).toHaveValue('2074');
  await next.click();
  await expect(page.getByText('Enter a year from 1800 to this year.')).toBeVisible();
  await expect(year).toBeFocused();
  // A wrong key in the middle leaves the caret in place, so the next key goes there.
  await year.fill('1874');
  await year.press('Home');
  await year.press('ArrowRight');
  await year.press('x');
  await year.press('Delete');
  await year.press('9');
  await expect(year).toHaveValue('1974');
  await next.click();
  await expect(heading('Sewer Connection Type')).toBeFocused();
});

test('back, forward, and reload move through the steps, and none can be skipped', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress(key, { step: '7' }));
  const { next, heading } = wizard(page);
  await expect(heading('Year Built')).toBeVisible();
  await expect(page).toHaveURL(/step=1$/);
  for (const play of stepPlays.slice(0, 3)) {
    await play.answer(page);
    await next.click();
  }
  await expect(heading('Cleanout Location')).toBeVisible();
  await page.goBack();
  await expect(heading('Backflow Prevention Device')).toBeVisible();
  await stepPlays[2]?.see(page);
  await page.goBack();
  await expect(heading('Sewer Connection Type')).toBeVisible();
  await page.goForward();
  await expect(heading('Backflow Prevention Device')).toBeVisible();
  await page.reload();
  await expect(heading('Backflow Prevention Device')).toBeVisible();
  await stepPlays[2]?.see(page);
  await page.goto(questionnaireAddress(key, { step: '9' }));
  await expect(heading('Cleanout Location')).toBeVisible();
});

test('the questionnaire can be filled in by keyboard alone', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(questionnaireAddress(key));
  const { heading } = wizard(page);
  const { keyboard } = page;
  /** Presses Tab until the element is focused. */
  const tabTo = async (find: () => Promise<boolean>) => {
    for (let presses = 0; presses < 30 && !(await find()); presses += 1) await keyboard.press('Tab');
    expect(await find()).toBe(true);
  };
  const onField = () =>
    page.evaluate(() => document.activeElement?.matches('form input, form textarea') ?? false);
  const onButton = (name: string) => () =>
    page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name);

  await expect(heading('Year Built')).toBeVisible();
  await tabTo(onField);
  await keyboard.type('1974');
  await keyboard.press('Enter');
  for (const title of [
    'Sewer Connection Type',
    'Backflow Prevention Device',
    'Cleanout Location',
    'Utilities',
    'Access Method',
  ]) {
    await expect(heading(title)).toBeFocused();
    await tabTo(onField);
    // The second answer, chosen with an arrow key.
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  }
  for (const title of ['Special Access Conditions', 'Known Sewer Issues']) {
    await expect(heading(title)).toBeFocused();
    await tabTo(onField);
    await keyboard.type('One line');
    await keyboard.press('Enter');
    await keyboard.type('and another');
    await tabTo(onButton('Next'));
    await keyboard.press('Enter');
  }
  await expect(heading('Report Recipient')).toBeFocused();
  await tabTo(onField);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(heading('Agent Contact Info')).toBeFocused();
  await tabTo(onButton('Submit Questionnaire'));
  await keyboard.press('Enter');
  await expectThanks(page);
});

test.describe('the browser is killed', () => {
  let profile: string;
  let browser: BrowserProcess | null = null;
  test.beforeEach(async () => {
    profile = await mkdtemp(path.join(tmpdir(), 'questionnaire-'));
  });
  test.afterEach(async () => {
    await browser?.kill();
    browser = null;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  async function openProfile(): Promise<Page> {
    const { launchOptions } = test.info().project.use;
    browser = await startBrowser({
      program: launchOptions?.executablePath ?? chromium.executablePath(),
      profile,
      routes: [],
    });
    const page = await browser.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    return page;
  }

  /** A browser may close once more on its first page after a crash; then it is started again. */
  async function reopen(address: string): Promise<Page> {
    const page = await openProfile();
    try {
      await page.goto(address);
      return page;
    } catch (cause) {
      if (!page.isClosed()) throw cause;
      await browser?.kill();
      const second = await openProfile();
      await second.goto(address);
      return second;
    }
  }

  test('at each step, and the answers are there after the restart', async ({ baseURL }) => {
    const { key } = await acceptedJob(newPerson());
    const address = new URL(questionnaireAddress(key), baseURL).href;
    const first = await openProfile();
    await first.goto(address);
    await expect(wizard(first).heading(stepPlays[0]?.title ?? '')).toBeVisible();
    await stepPlays[0]?.answer(first);
    await first.waitForTimeout(oldestDraft);
    await browser?.kill();

    for (const [index, play] of stepPlays.entries()) {
      const page = await reopen(address);
      await expect(wizard(page).heading(play.title)).toBeVisible();
      await expect(page.getByText('We saved your earlier answers.')).toBeVisible();
      await play.see(page);
      const next = stepPlays[index + 1];
      if (next) {
        await wizard(page).next.click();
        await expect(wizard(page).heading(next.title)).toBeVisible();
        await next.answer(page);
        await page.waitForTimeout(oldestDraft);
      } else {
        await wizard(page).submit.click();
        await expectThanks(page);
      }
      await browser?.kill();
    }
  });
});

test('a questionnaire started, filled in, and submitted offline is sent after reconnecting', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const connection = await openConnection();
  try {
    const context = await openPhone(browser, { baseURL: connection.url });
    const first = await context.newPage();
    await first.goto(questionnaireAddress(key));
    await expect(wizard(first).heading('Year Built')).toBeVisible();
    await stepPlays[0]?.answer(first);
    await untilStored(first, 'forms');
    await first.waitForTimeout(oldestDraft);
    await first.close();

    connection.cut();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(questionnaireAddress(key));
    await stepPlays[0]?.see(page);
    await wizard(page).next.click();
    for (const [index, play] of stepPlays.entries()) {
      if (index === 0) continue;
      await play.answer(page);
      await (index < 9 ? wizard(page).next : wizard(page).submit).click();
    }
    await expect(page.getByRole('heading', { name: 'Waiting to send' })).toBeFocused();
    await expectAccessible(page);
    await page.close();

    const again = await context.newPage();
    await again.goto(questionnaireAddress(key));
    await expect(again.getByRole('heading', { name: 'Waiting to send' })).toBeVisible();
    connection.mend();
    await context.setOffline(false);
    await expect(again.getByRole('heading', { name: 'Sent. We have your answers.' })).toBeVisible();
    await again.getByRole('link', { name: 'See what happens next' }).click();
    await expectThanks(again);
    await again.goto(questionnaireAddress(key, { view: 'true' }));
    await expect(again.getByText('1974')).toBeVisible();
  } finally {
    connection.close();
  }
});

test('a link revoked midway keeps the answers, and a new link on the device restores them', async ({
  browser,
}) => {
  const { key, bookingId } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress(key));
  await wizard(page).fill();
  await revokeLink(bookingId);
  await wizard(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your answers stay on this device' })).toBeVisible();
  await stepPlays[9]?.see(page);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your answers are still here' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(questionnaireAddress(await reissueLink(bookingId)));
  await expect(page.getByText('We saved your earlier answers.')).toBeVisible();
  await stepPlays[9]?.see(page);
  await wizard(page).submit.click();
  await expectThanks(page);
});

test('when another device was first, the page says so and shows its answers, and the local answers stay until discarded', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress(job.key));
  await wizard(page).fill();
  await send(person, job);
  await wizard(page).submit.click();
  await expect(page.getByText('Questionnaire Completed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This questionnaire was already submitted' })).toBeVisible();
  await page.getByText('The answers on this device').click();
  await expect(page.getByText('Front lawn, left of the driveway')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByRole('heading', { name: 'This questionnaire was already submitted' })).toBeHidden();
  await expect(page.getByText('Questionnaire Completed')).toBeVisible();
});

test('the read-only view shows all saved answers on one page, steps through them, and Close leads on', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress(job.key, { view: 'true' }));
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in the questionnaire' }).click();
  await expect(wizard(page).heading('Year Built')).toBeVisible();

  await send(person, job);
  await page.goto(questionnaireAddress(job.key, { view: 'true' }));
  await expect(page.getByText('Questionnaire Completed')).toBeVisible();
  await expect(page.getByText(/^Submitted on \w+day, \w+ \d+, \d{4}$/)).toBeVisible();
  const { next, previous, heading } = wizard(page);
  await expect(heading('All answers')).toBeVisible();
  await expect(page.getByText(easyVisit.cleanoutDescription, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d+\. / })).toHaveCount(10);
  await expectAccessible(page, [390, 820, 1440]);
  await page.getByRole('button', { name: '9. Report Recipient' }).click();
  await expect(heading('Report Recipient')).toBeVisible();
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.getByRole('button', { name: 'View step by step' }).click();
  await expect(previous).toBeDisabled();
  for (const [index, { title }] of stepPlays.entries()) {
    await expect(heading(title)).toBeVisible();
    await expect(page.getByText(`Step ${index + 1} of 10`, { exact: true })).toBeVisible();
    await expect(page.locator('main input, main textarea')).toHaveCount(0);
    if (index === 0) await expect(page.getByText(easyVisit.yearBuilt, { exact: true })).toBeVisible();
    await expectAccessible(page);
    if (index < 9) await next.click();
  }
  await page.goBack();
  await expect(heading('Report Recipient')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectThanks(page);
});

test('two tabs share the same answers', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const context = await openPhone(browser);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(questionnaireAddress(key));
  await other.goto(questionnaireAddress(key));
  await expect(wizard(other).heading('Year Built')).toBeVisible();
  await stepPlays[0]?.answer(one);
  await stepPlays[0]?.see(other);
  await wizard(other).next.click();
  await stepPlays[1]?.answer(other);
  await wizard(one).next.click();
  await stepPlays[1]?.see(one);
});

test('a refusal is shown with the toast of requirement Q-16, and starting over empties the form', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(questionnaireAddress(key));
  await wizard(page).fill();
  await page.route('**/client/questionnaire-submit', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'refused',
          details: {
            code: 'invalid-input',
            userMessage: 'Check the form.',
            fields: { accessMethodOther: 'Say more.' },
          },
        },
      },
    }),
  );
  await wizard(page).submit.click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(
    page.getByText('There was an error submitting your questionnaire. Please try again.'),
  ).toBeVisible();
  await expect(wizard(page).heading('Access Method')).toBeVisible();
  await expect(page.getByText('Say more.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(wizard(page).heading('Year Built')).toBeVisible();
  await expect(page.getByLabel(/year was the house built/)).toHaveValue('');
});

test('without a booking, it says where to find the link', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/sewer-scope-questionnaire');
  await expect(page.getByRole('heading', { name: 'Missing Booking Information' })).toBeVisible();
  await expect(
    page.getByText('Please use the link provided in your email to access this questionnaire.'),
  ).toBeVisible();
});
