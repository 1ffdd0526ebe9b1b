import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { monthAddress, monthOf, type MonthAvailability } from '@domain/availability/month';
import { arrivalTime, windowAt } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { clockChanges } from '@domain/testing/clock-changes';
import { dayWhere } from '@domain/testing/day-where';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { localServices } from '../../../tools/admin/local-services';
import { callProduct } from '../../../tools/demo/call-product';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { addresses } from '../../../tools/testing/screens/addresses';
import { mailTo } from '../../../tools/testing/screens/mailbox';
import {
  newPerson,
  openDesktop,
  openOffice,
  openPhone,
  type Person,
} from '../../../tools/testing/screens/people';
import { requestForm } from '../../../tools/testing/screens/request-form';
import { usualService } from '../../../tools/testing/usual-service';
import { trustedBody } from '../../../tools/trusted-json';
import { asOffice } from '../support/as-office';
import { book } from '../support/book';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { detailsButton, foundAddress, rowButton, rowOf } from '../support/office';
import { approvalTo, releaseMailsAbout } from '../support/release-mails';
import { test } from '../support/test';

/**
 * A day without jobs of other tests. Nobody on the team does inspections, so there is one job at a time.
 * @param weeks after the next
 */
const ownDay = (weeks: number) => addDays(nextWeek(), 7 * weeks);
const { firestore } = localServices();

async function forgetSettings(): Promise<void> {
  for (const name of [collections.settings, collections.settingsVersions]) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
}
test.beforeEach(forgetSettings);
test.afterEach(forgetSettings);

/** The office books a job into a window. */
async function take(date: string, start: string, client = newPerson()): Promise<void> {
  const request = {
    leadId: await book(client),
    scheduled_date: date,
    ...windowAt(start),
    total_price: usualService.price,
    idempotencyKey: randomUUID(),
  };
  await callProduct('office-request-accept', request, await asOffice());
  await expect.poll(async () => (await served(date)).windows[date]?.[start]).toEqual([]);
}

/** What the site is served of the month of a date. */
async function served(date: string): Promise<MonthAvailability> {
  return trustedBody<MonthAvailability>(await fetch(addresses.site + monthAddress(monthOf(date))));
}

const windowsOf = (date: string) => openWindows(factorySettings.hours, date);

async function openForm(browser: Browser, person: Person) {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.fill(person, usualService.title);
  return { page, form };
}

/** Waits until the form shows what the server knows of the day. */
const shownTaken = (page: Page, label: string) =>
  expect(requestForm(page).time.locator('option', { hasText: `${label} (taken)` })).toHaveCount(1);

test('taken times are marked, and one that goes while a visitor types is said before it is sent', async ({
  browser,
}) => {
  const date = ownDay(9);
  const [first, second, third] = windowsOf(date);
  await take(date, hoursAndMinutes(first?.value ?? ''));
  const person = newPerson();
  const { page, form } = await openForm(browser, person);
  await form.date.fill(date);
  await shownTaken(page, first?.label ?? '');
  await form.time.selectOption(second?.value ?? '');
  await expect(form.time).toHaveAccessibleDescription('This time is available.');
  await expectAccessible(page);
  await expectNothingWider(page);

  // The page doesn't ask again by itself until the window is gone.
  const known = JSON.stringify(await served(date));
  let gone = false;
  await page.route(`**${monthAddress(monthOf(date))}`, (route) =>
    gone ? route.continue() : route.fulfill({ contentType: 'application/json', body: known }),
  );
  await take(date, hoursAndMinutes(second?.value ?? ''));
  const submitted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('secure-form-submission')) submitted.push(request.url());
  });
  gone = true;
  await form.submit.click();
  await expect(page.getByText('This time is no longer available')).toBeVisible();
  expect(submitted).toEqual([]);
  await expect(form.time).toBeFocused();
  await expect(form.time).toHaveAccessibleDescription(
    new RegExp(`Available that day: ${third?.label ?? ''}`),
  );

  // It can still be asked for.
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=taken$/);
  await expect(page.getByText('The time you asked for isn’t available')).toBeVisible();
  await expect(page.getByText(`Available that day: ${third?.label ?? ''}`)).toBeVisible();
  await expectAccessible(page);
  const requests = await firestore.collection('leads').where('email', '==', person.email).get();
  expect(requests.docs.map((lead) => lead.get('status') as string)).toEqual(['new']);
});

test('the calendar crosses out a day without an available time', async ({ browser }) => {
  const date = ownDay(10);
  for (const { value } of windowsOf(date)) await take(date, hoursAndMinutes(value));
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.fill(newPerson(), usualService.title);
  await form.form.getByLabel('Preferred Date', { exact: true }).fill(date);
  await expect(form.time).toHaveAccessibleDescription(
    new RegExp(`^All times are taken on ${longDate(date)}\\. The next available day is `),
  );
  await form.form.getByRole('button', { name: 'Open the calendar: Preferred Date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Preferred Date' });
  await expect(
    calendar.getByRole('gridcell', { name: `${Number(date.slice(8))}, no time available`, exact: true }),
  ).toBeVisible();
  await expect(calendar.getByText('Crossed out: no time available.')).toBeVisible();
  await expectAccessible(page);
});

test('with instant confirmation, the first visitor has the time, and the office sees the job', async ({
  browser,
}) => {
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Settings' }).click();
  await office.getByLabel('Confirm requests for available times right away').check();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('Settings saved')).toBeVisible();

  const date = ownDay(11);
  const [window] = windowsOf(date);
  const person = newPerson();
  const { page, form } = await openForm(browser, person);
  await form.date.fill(date);
  await form.time.selectOption(window?.value ?? '');
  await expect(form.time).toHaveAccessibleDescription('This time is available. We’ll confirm it right away.');
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. Your inspection is confirmed.',
  );
  const summary = page.getByRole('region', { name: 'Your inspection', exact: true });
  await expect(summary).toContainText(`${longDate(date)}, ${window?.label}`);
  await expectAccessible(page);
  await expectNothingWider(page);

  const [job] = (await firestore.collection('bookings').where('customer.email', '==', person.email).get())
    .docs;
  await releaseMailsAbout(job?.id ?? '');
  const mail = await mailTo(person.email, /Your sewer inspection on/);
  expect(mail.text).toContain(window?.label);

  const later = await openForm(browser, newPerson());
  await later.form.date.fill(date);
  await shownTaken(later.page, window?.label ?? '');

  // The office sees the next one as a job, and undoes it there.
  const other = windowsOf(date).at(-1);
  const undone = newPerson();
  const next = await openForm(browser, undone);
  await next.form.date.fill(date);
  await next.form.time.selectOption(other?.value ?? '');
  await expect(next.form.time).toHaveAccessibleDescription(/^This time is available/);
  await next.form.submit.click();
  await expect(next.page).toHaveURL(/type=confirmed/);
  await office.goto(foundAddress('jobs', undone));
  const row = rowOf(office, undone.name);
  await expect(row).toContainText(arrivalTime(windowAt(hoursAndMinutes(other?.value ?? ''))));
  await (await detailsButton(row, 'Undo')).click();
  await expect(office.getByText(`${undone.name} is back under Direct Requests.`)).toBeVisible();
  await expect(row).toBeHidden();
  await office.goto(foundAddress('requests', undone));
  await expect(rowButton(rowOf(office, undone.name), 'Accept')).toBeVisible();
});

/** The last open day before a date. */
function lastOpenBefore(date: string): string {
  const before = addDays(date, -1);
  return windowsOf(before).length > 0 ? before : lastOpenBefore(before);
}

test('a job keeps its hour when the clocks change', async ({ browser }) => {
  const last = addDays(calendarDateIn(business.timeZone, new Date()), factorySettings.hours.horizonDays);
  const dates = clockChanges(business.timeZone, addDays(nextWeek(), 7))
    // Those before the change, usually its Saturday, and after it.
    .flatMap((change) => [lastOpenBefore(change), dayWhere(change, (day) => windowsOf(day).length > 0)])
    .filter((date) => date <= last);
  test.skip(dates.length === 0, 'the business’s clocks never change');
  for (const date of dates) {
    const [window] = windowsOf(date);
    const start = hoursAndMinutes(window?.value ?? '');
    const person = newPerson();
    await take(date, start, person);
    const mail = await approvalTo(person);
    expect(mail.text).toContain(`${longDate(date)}, ${window?.label}`);
    const entry = mail.attachments.find(({ filename }) => filename.endsWith('.ics'));
    const begins = instantOf(date, start, business.timeZone)
      .toISOString()
      .replace(/[-:]|\.000/g, '');
    expect(Buffer.from(entry?.content ?? '', 'base64').toString()).toContain(`DTSTART:${begins}`);

    const { page, form } = await openForm(browser, newPerson());
    await form.date.fill(date);
    await shownTaken(page, window?.label ?? '');
    await page.context().close();
  }
});
