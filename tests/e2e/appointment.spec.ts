import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { callProduct } from '../../tools/demo/call-product';
import { signInDemoAdmin } from '../../tools/demo/sign-in-demo-admin';
import { newAddress } from '../../tools/testing/factories/new-address';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { formAddress } from './support/forms';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { openDay } from './support/office-calendar';
import { approvalTo } from './support/release-mails';
import {
  newPerson,
  openDesktop,
  openOffice,
  openPhone,
  type Person,
} from '../../tools/testing/screens/people';
import { test } from './support/test';

const day = (page: Page, date: string) => page.getByRole('gridcell', { name: longDate(date), exact: true });
const moveButton = (page: Page) => page.getByRole('button', { name: /^Move to/ });

/** The appointment link in the approval email. */
async function mailedLink(person: Person): Promise<string> {
  const { html } = await approvalTo(person);
  return /href="([^"]+\/appointment\?booking=[^"]+)"/.exec(html)?.[1] ?? '';
}

/** `Tuesday, March 3, 2026` -> `2026-03-03`. */
const dateOf = (named: string) => new Date(`${named} UTC`).toISOString().slice(0, 10);

/** Chooses a day next month, away from most other tests, and waits for its times. @returns the day. */
async function chooseDay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Next month' }).click();
  // The month slides in beside the last one.
  await expect(page.getByRole('rowgroup')).toHaveCount(1);
  const open = page.getByRole('gridcell', { disabled: false });
  const chosen = open.nth(randomInt(8, 20));
  const date = dateOf((await chosen.getAttribute('aria-label')) ?? '');
  await chosen.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  return date;
}

test('a client moves the appointment from the emailed link on a phone, and the office calendar shows it', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(await mailedLink(person));
  await expect(page.getByText(longDate(nextWeek())).first()).toBeVisible();
  const date = await chooseDay(page);
  await page.getByRole('radio').last().check();
  await expectAccessible(page);
  const label = (await moveButton(page).textContent()) ?? '';
  await moveButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Your appointment was moved' })).toBeFocused();
  await expect(page.getByText(`${longDate(date)}, `)).toBeVisible();
  const time = label.split(', ').at(-1) ?? '';
  expect(time).toMatch(/-\d+ [AP]M$/);
  const mail = await mailTo(person.email, new RegExp(`^New time: your sewer inspection on .*, ${time}$`));
  expect(mail.attachments).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to the appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment', exact: true })).toBeFocused();
  await expect(page.getByText(longDate(date)).first()).toBeVisible();

  const office = await openOffice(browser);
  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = office.getByRole('dialog', { name: 'Scheduled jobs' });
  await openDay(calendar, date);
  const row = calendar.getByRole('listitem').filter({ hasText: person.name });
  await expect(row).toContainText(time);
  await expect(row).toContainText('Moved by the client');
});

test('the office subscribes to its calendar and revokes the address', async ({ browser, request }) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser);
  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = office.getByRole('dialog', { name: 'Scheduled jobs' });
  await calendar.getByRole('button', { name: 'Subscribe' }).click();
  await calendar.getByRole('button', { name: 'Get an address' }).click();
  await expect(office.getByText('Address Created')).toBeVisible();
  await expectAccessible(office);
  const url = await calendar.getByLabel('Your calendar address').inputValue();
  const feed = await request.get(url);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect((await feed.text()).replace(/\r\n /g, '')).toContain(`SUMMARY:${person.name}`);

  await calendar.getByRole('button', { name: 'Turn off the address' }).click();
  await office
    .getByRole('dialog', { name: 'Turn off the address?' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await expect(office.getByText('Address Turned Off')).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'Get an address' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});

test('a client cancels after seeing the consequences, and the link then shows the cancellation', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(await mailedLink(person));
  const opener = page.getByRole('button', { name: 'Cancel appointment' });
  await opener.click();
  await expect(page.getByRole('heading', { name: /^Cancel the inspection on .*\?$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Keep appointment' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByLabel('Reason (optional)').fill('The sale fell through.');
  await expectAccessible(page);

  await page.context().setOffline(true);
  await opener.click();
  await expect(page.getByText('You’re offline. Cancelling needs a connection.')).toBeVisible();
  await page.context().setOffline(false);
  await opener.dblclick();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeFocused();
  await mailTo(person.email, /cancelled/i);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'This appointment was cancelled' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another inspection' })).toHaveAttribute(
    'href',
    '/#booking',
  );
  await expectAccessible(page);
});

test('a time that was just taken is reported next to the free ones, and a change that is too late shows the number to call', async ({
  browser,
}) => {
  const [person, other] = [newPerson(), newPerson()];
  const [job, rival] = await Promise.all([acceptedJob(person), acceptedJob(other)]);
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(routes.appointment, job.key));
  const date = await chooseDay(page);
  const first = page.getByRole('radio').first();
  const scheduled_time = await first.inputValue();
  await first.check();
  const slot = { scheduled_date: date, scheduled_time };
  await callProduct(
    'client-appointment-move',
    { booking: rival.key, ...slot, idempotencyKey: randomUUID() },
    { from: newAddress() },
  );
  await moveButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'was just taken' });
  await expect(notice).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.locator(`input[value="${scheduled_time}"]`)).toHaveCount(0);
  await expectAccessible(page);

  // Then by keyboard: the next open day and its first free time.
  await day(page, date).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your appointment was moved' })).toBeFocused();

  const today = calendarDateIn(business.timeZone, new Date());
  await callProduct(
    'office-job-schedule',
    {
      bookingId: job.bookingId,
      scheduled_date: today,
      scheduled_time: '23:59',
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    },
    { from: newAddress(), idToken: await signInDemoAdmin() },
  );
  await page.getByRole('button', { name: 'Back to the appointment' }).click();
  await expect(page.getByRole('heading', { name: 'It’s too late to change it here' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: `Call ${phoneOf(factorySettings.contact).display}` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel appointment' })).toBeHidden();
  await expectAccessible(page);
});
