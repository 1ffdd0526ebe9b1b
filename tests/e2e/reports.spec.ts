import { dollars } from '@domain/text/dollars';
import { business } from '@domain/business/business';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { longDate } from '@domain/time/calendar-date';
import { usualService } from '../../tools/testing/usual-service';
import { acceptedJob, revokeLink } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { newPerson, openDesktop, openPhone } from '../../tools/testing/screens/people';
import { reportedJob, settleJob } from './support/report';
import { test } from './support/test';

function access(page: Page) {
  return {
    email: page.getByLabel(/^Email/),
    booking: page.getByLabel(/^Booking ID/),
    open: page.getByRole('button', { name: 'Open my reports' }),
    error: page.getByRole('main').getByRole('alert'),
    async with(email: string, booking: string) {
      await this.email.fill(email);
      await this.booking.fill(booking);
      await this.open.click();
    },
  };
}

const linkFor = (booking: string, email: string) =>
  `${routes.reports}?${new URLSearchParams({ booking, email }).toString()}`;
const list = (page: Page) => page.getByText('For Robin Castellan');

test('a client views the reports with email and Booking ID on a phone, saves the PDF, and signs out', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await reportedJob(person);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(routes.reports);
  await access(page).with(person.email, job.key);
  await expect(page.getByText('Access Granted')).toBeVisible();
  const report = page.getByRole('article', { name: longDate(job.form.inspectionDate) });
  await expect(report).toContainText(dollars(usualService.price));
  await expect(report).not.toContainText('joint');
  await expect(report.getByRole('link', { name: 'Pay and view the report' })).toHaveAttribute(
    'href',
    job.url,
  );
  // The Booking ID gives access to no other inspection.
  const all = page.getByRole('link', { name: 'sign in to the customer portal' });
  await expect(all).toHaveAttribute('href', routes.customerPortal);
  await expectAccessible(page);

  await settleJob(job.bookingId);
  // After a reload, the page does not ask again.
  await page.reload();
  await expect(report).toContainText(job.form.summary);
  await expect(report).toContainText(job.form.recommendations);
  await expect(report).toContainText(job.form.inspectorNotes);
  await expectAccessible(page, [390, 820, 1440]);
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 5_000 }),
      report.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }).toPass();
  await expect(page.getByText('Download Started')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(access(page).email).toHaveValue('');
  await page.reload();
  await expect(access(page).open).toBeVisible();
  await expect(page.getByText(job.form.summary)).toHaveCount(0);
});

test('each reason for a refusal has its own message', async ({ browser }) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(routes.reports);
  const form = access(page);
  await form.email.fill(person.email);
  await form.open.click();
  await expect(form.error).toHaveText('Please provide both email and booking ID');
  await expect(form.booking).toBeFocused();
  await form.with(person.email, 'nobody-has-this-id');
  await expect(form.error).toHaveText('Booking not found');
  await form.with('someone-else@example.com', job.key);
  await expect(form.error).toHaveText('Email does not match booking records');
  await expectAccessible(page);
  await page.route('**/portal/reports-open', (route) => route.abort(), { times: 1 });
  await form.with(person.email, job.key);
  await expect(form.error).toHaveText(/^Our server isn’t answering\./);
  await form.with(person.email, `${business.siteUrl}/inspection-agreement?booking=${job.key}`);
  await expect(page.getByText('Access Granted')).toBeVisible();
  await expect(page.getByText('No reports yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Access Granted').waitFor({ state: 'hidden' });
  await page.route('**/portal/reports-open', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load reports' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No reports yet')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await revokeLink(job.bookingId);
  await form.with(person.email, job.key);
  await expect(form.error).toHaveText('Unable to access reports. Please check your credentials.');
});

test('a link with both values loads the report automatically and leaves neither in the address', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(linkFor('nobody-has-this-id', person.email));
  await expect(access(page).error).toHaveText('Invalid access credentials');
  await page.route('**/portal/reports-open', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto(linkFor(job.key, person.email));
  await expect(access(page).error).toHaveText('Unable to verify access');
  await expect(access(page).booking).toHaveValue(job.key);

  await page.goto(linkFor(job.key, person.email));
  await expect(page.getByText('Access Granted')).toBeVisible();
  await expect(list(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
