import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { customerAddress } from '@domain/office/customer-address';
import { quietUntil } from '@domain/outreach/quiet-hours';
import { returnService } from '@domain/outreach/report-reminder';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import { settingsSchema } from '@domain/settings/settings-schema';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { addMonthsToDate } from '@domain/time/month';
import { localServices } from '../../../tools/admin/local-services';
import { callProduct } from '../../../tools/demo/call-product';
import { addresses } from '../../../tools/testing/screens/addresses';
import { mailsTo, type Message } from '../../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone } from '../../../tools/testing/screens/people';
import { requestForm } from '../../../tools/testing/screens/request-form';
import { asOffice } from '../support/as-office';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { reportedJob, settleJob } from '../support/report';
import { forgetSettings } from '../support/forget-settings';
import { test } from '../support/test';

test.beforeEach(forgetSettings);
test.afterEach(forgetSettings);

async function turnRemindersOn(): Promise<void> {
  const outreach = { postalAddress: 'PO Box 1, Springfield, OH 45501', reminders: true, reviews: false };
  await callProduct(
    'office-settings-save',
    {
      seenVersion: 0,
      settings: settingsSchema.validateSync({ ...factorySettings, outreach }),
      restoredFrom: null,
      idempotencyKey: randomUUID(),
    },
    await asOffice(),
  );
}

const daySeconds = 86_400;

/** Sweeps as at the first time from now on, plus `days`, at which reminders may be sent. */
async function sweep(days = 0): Promise<void> {
  const now = new Date();
  const quiet = quietUntil(business.timeZone, now);
  const wait = quiet ? Math.ceil((quiet.getTime() - now.getTime()) / 1000) + 1 : 0;
  for (const only of ['outreach', 'mail']) {
    const query = new URLSearchParams({ only, ahead: String(wait + days * daySeconds) });
    await fetch(`${addresses.functions}/dev-tick?${query}`, { method: 'POST' });
  }
}

const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('have your sewer line scoped again'));

async function reminderTo(email: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      await sweep();
      [found] = await reminders(email);
      return found;
    })
    .toBeTruthy();
  return found as Message;
}

const linkIn = ({ html }: Message, part: RegExp) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url).find((url) => part.test(url)) ?? '';

/** The office skips the reminder, takes that back, and sees it at each width. */
async function skipAndUndo(office: Page, name: string): Promise<void> {
  const row = office
    .getByRole('list', { name: 'Coming reminders' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row).toContainText('Offset joint at 34 ft');
  await row.getByRole('button', { name: `Skip: Reminder for ${name}` }).click();
  await expect(row).toContainText('Skipped');
  await row.getByRole('button', { name: `Undo skip: Reminder for ${name}` }).click();
  await expect(row).not.toContainText('Skipped');
  await expectAccessible(office);
  for (const width of [390, 820, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    await expectNothingWider(office, `${width} px`);
  }
}

test('a reminder leads to a booking, comes once, and ends all of them by one press', async ({ browser }) => {
  const client = newPerson();
  await turnRemindersOn();
  const today = calendarDateIn(business.timeZone, new Date());
  const job = await reportedJob(client, {
    inspectionDate: addDays(addMonthsToDate(today, -3), 5),
    findings: [
      findingOf({
        id: randomUUID(),
        mainProblem: 'Offset joint',
        footage: 34,
        recommendation: 'Have the line scoped again in 3 months.',
      }),
    ],
  });
  await settleJob(job.bookingId);
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Settings' }).click();
  await skipAndUndo(office, client.name);

  // Its day comes.
  const { firestore } = localServices();
  const report = firestore.collection(collections.inspectionReports).doc(job.reportId);
  await report.update({ 'reminder.due_on': today });
  const mail = await reminderTo(client.email);
  expect(mail.text).toContain('Offset joint at 34 ft');
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto(linkIn(mail, /\/report\/[^/]+\/book$/));
  await phone.waitForURL(/\/#booking$/);
  const form = requestForm(phone);
  await expect(form.name).toHaveValue(client.name);
  await expect(form.email).toHaveValue(client.email);
  await expect(form.address).toHaveValue(client.address);
  await expect(form.service).toHaveValue(returnService(factorySettings.services).title);
  await form.submit.click();
  await phone.waitForURL(`**${routes.thankYou}`);
  for (const days of [0, 1, 29]) await sweep(days);
  expect(await reminders(client.email)).toHaveLength(1);

  await phone.goto(linkIn(mail, /\/emails\//));
  await phone.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(phone.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await office.goto(customerAddress((await report.get()).get('customer_id') as string));
  const choices = office.getByRole('listitem').filter({ hasText: /by the unsubscribe link/ });
  await expect(choices).toHaveText([/^Reminders by email: off/, /^Review requests by email: off/]);
});
