import { dollars } from '@domain/text/dollars';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formLinks, routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import { longDate } from '@domain/time/calendar-date';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { usualService } from '../../tools/testing/usual-service';
import { acceptedJob, deleteJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { newPerson, openDesktop, openPhone, type Person } from '../../tools/testing/screens/people';
import { endCodes, mailedCode, portalLogin, signInToPortal } from '../../tools/testing/screens/portal';
import { reportedJob, settleJob } from './support/report';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const notFound = (page: Page) => page.getByRole('alert').filter({ hasText: 'Customer not found' });
const welcome = (page: Page, { name }: Person) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The file that clicking a button downloads. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

test('a client signs in with the emailed code on a phone and sees the booking and its next steps', async ({
  browser,
}) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(routes.customerPortal);
  const login = portalLogin(page);
  await login.send.click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expectAccessible(page);
  await login.ask(person.email.toUpperCase());
  await expect(login.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(login.code).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);

  const code = await mailedCode(person);
  await login.code.fill('1234');
  await login.signIn.click();
  await expect(page.getByText('The code has 8 digits.')).toBeVisible();
  await login.code.fill(code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
  await login.signIn.click();
  await expect(notFound(page)).toContainText('Please check your email address or contact us.');

  // The phone unloaded the page while the email was being read.
  await page.reload();
  await login.code.fill(` ${code.replace(' ', '-')} `);
  await page.keyboard.press('Enter');
  await expect(welcome(page, person)).toBeFocused();
  // The header takes one line, so that the content starts on the first screen.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
  const booking = page.getByRole('article', { name: usualService.title });
  await expect(booking).toContainText(`${longDate(nextWeek())}, 10:00 AM`);
  await expect(booking).toContainText('Scheduled');
  await expect(booking).toContainText(dollars(usualService.price));
  for (const { title, path } of formLinks) {
    await expect(booking.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `${path}?booking=${key}`,
    );
  }
  await expect(booking.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  await expectAccessible(page, [390, 820, 1440]);

  await tab(page, 'Inspection Reports').click();
  await expect(page.getByText('No reports yet')).toBeVisible();
  await page.goBack();
  await expect(booking).toBeVisible();

  const second = await context.newPage();
  await second.goto(`${routes.customerPortal}?tab=profile`);
  await expect(second.getByRole('article', { name: 'My Profile' })).toContainText(person.email);
  await expect(second.getByRole('link', { name: 'Call support' })).toHaveAttribute(
    'href',
    `tel:${factorySettings.contact.phone}`,
  );
  await expect(second.getByRole('link', { name: 'Leave a review' })).toHaveAttribute('target', '_blank');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(portalLogin(second).email).toBeVisible();
  await expect(portalLogin(page).email).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await page.reload();
  await expect(portalLogin(page).email).toBeVisible();
});

test('an unknown address shows the same screen, but no code is sent', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(routes.customerPortal);
  const login = portalLogin(page);
  await login.email.waitFor();
  await page.route('**/portal/code-request', (route) => route.abort(), { times: 1 });
  await login.email.fill(newPerson().email);
  await login.send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to login. Please try again.' }),
  ).toBeVisible();

  // The rest uses the keyboard alone.
  await login.email.focus();
  await page.keyboard.press('Enter');
  await expect(login.code).toBeFocused();
  await page.keyboard.type('1234 5678');
  await tabTo(login.signIn);
  await page.keyboard.press('Enter');
  await expect(notFound(page)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(login.email).toBeVisible();
});

test('an expired code is refused like a wrong one, and a new one works', async ({ browser }) => {
  const person = newPerson();
  const { bookingId } = await acceptedJob(person);
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(routes.customerPortal);
  const login = portalLogin(page);
  await login.ask(person.email);
  const code = await mailedCode(person);
  await endCodes(bookingId);
  await login.code.fill(code);
  await login.signIn.click();
  await expect(notFound(page)).toContainText('Please check your email address or contact us.');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await login.ask(person.email);
  await login.code.fill(await mailedCode(person, 2));
  await login.signIn.click();
  await expect(welcome(page, person)).toBeVisible();
});

test('a client whose last booking was deleted finds how to book the next one', async ({ browser }) => {
  const person = newPerson();
  const { bookingId } = await acceptedJob(person);
  await deleteJob(bookingId);
  const page = await (await openPhone(browser)).newPage();
  await signInToPortal(page, person);
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Schedule Inspection' }).click();
  await expect(page).toHaveURL(/\/#booking$/);
});

test('a client reads and saves a paid report and shares it by a link that can be revoked at once', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await reportedJob(person);
  const context = await openDesktop(browser);
  const page = await context.newPage();
  await signInToPortal(page, person, 'reports');
  const report = page.getByRole('article', { name: longDate(job.form.inspectionDate) });
  await expect(report).toContainText(dollars(usualService.price));
  await expect(report.getByRole('link', { name: 'Pay and view the report' })).toHaveAttribute(
    'href',
    job.url,
  );
  await expect(report).not.toContainText('joint');
  await settleJob(job.bookingId);
  await page.reload();
  await expect(report).toContainText(job.form.summary);
  await expect(report).toContainText('Offset joint at 34 ft, high severity');
  await expect(report.getByRole('link', { name: /View Report/ })).toHaveAttribute('target', '_blank');
  await expect(async () => {
    await page.reload();
    await expect(report.getByRole('button', { name: 'Report as PDF' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await saved(page, 'Report as PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await saved(page, 'Receipt')).subarray(0, 5).toString()).toBe('%PDF-');

  await report.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel(/^Who is it for/)).toBeFocused();
  await dialog.getByLabel(/^Who is it for/).fill('Jo Park');
  await dialog.getByLabel(/^This person is/).selectOption({ label: 'Real-estate agent' });
  await dialog.getByLabel(/^The report as a PDF/).check();
  await expect(dialog.getByLabel('Estimated costs')).toBeChecked();
  await dialog.getByLabel(/^The report as a PDF/).uncheck();
  await dialog.getByLabel(/^I agree/).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).dblclick();
  const row = report.getByRole('listitem').filter({ hasText: 'Jo Park, real-estate agent' });
  await expect(row).toContainText('Findings and photos.');
  await expectAccessible(page, [390, 820, 1440]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: 'Copy link for Jo Park' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const agent = await (await openPhone(browser)).newPage();
  const opened = await agent.goto(link);
  expect(opened?.status()).toBe(200);
  await expect(agent.getByText('Offset joint').first()).toBeVisible();
  await expect(agent.getByText('$4,500')).toHaveCount(0);

  const second = await context.newPage();
  await second.goto(`${routes.customerPortal}?tab=reports`);
  await expect(second.getByText('Jo Park, real-estate agent')).toBeVisible();
  await row.getByRole('button', { name: 'Turn off link for Jo Park' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(row).toHaveCount(0);
  await expect(second.getByText('Jo Park, real-estate agent')).toHaveCount(0);
  const after = await agent.reload();
  expect(after?.status()).not.toBe(200);
  await expect(agent.getByText('Offset joint')).toHaveCount(0);
});

test('signing out everywhere on the phone signs out the computer, and the phone gets a new code', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const computer = await (await openDesktop(browser)).newPage();
  await signInToPortal(computer, person);
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto(`${routes.customerPortal}?tab=profile`);
  await portalLogin(phone).ask(person.email);
  await portalLogin(phone).code.fill(await mailedCode(person, 2));
  await portalLogin(phone).signIn.click();
  const everywhere = phone.getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  const dialog = phone.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toContainText('on every phone and computer, including this one');
  await expectAccessible(phone, [390, 820, 1440]);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(phone.getByText('Signed Out Everywhere')).toBeVisible();
  await expect(portalLogin(phone).email).toBeVisible();

  await computer.reload();
  await expect(computer.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(portalLogin(computer).email).toBeVisible();
  await portalLogin(phone).ask(person.email);
  await portalLogin(phone).code.fill(await mailedCode(person, 3));
  await portalLogin(phone).signIn.click();
  await expect(welcome(phone, person)).toBeVisible();
});
