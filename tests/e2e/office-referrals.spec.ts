import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { demoAdmin } from '../../tools/backend/stack';
import { callProduct } from '../../tools/demo/call-product';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { asOffice } from './support/as-office';
import { book } from './support/book';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import {
  acceptDialog,
  detailsButton,
  dialogButton,
  findJob,
  menuItem,
  rowButton,
  rowOf,
  startUnsigned,
} from './support/office';
import { newPerson, openOffice, openOnPhone, type Person } from '../../tools/testing/screens/people';
import { freeDay } from './support/free-day';
import { refer } from './support/refer';
import { letPaymentTakeEffect, markedJobOf } from './support/settled-payment';
import { test } from './support/test';

const rewardAmount = dollars(factorySettings.rewards.amount);

/** A client with no earlier reward, not even through the same phone number or address. */
function newClient(): Person {
  const number = String(randomInt(10_000_000)).padStart(7, '0');
  const address = `${randomInt(100_000, 999_999)} Quail Run, Dublin, OH 44020`;
  return { ...newPerson(), phone: `${randomInt(200, 999)}${number}`, address };
}

const tab = (office: Page, name: string) => office.getByRole('tab', { name: new RegExp(name) }).click();

/** A referral whose inspection is completed and paid, created through calls instead of pages. */
async function inspectedReferral(person: Person, agent: { agentName: string; agentEmail: string }) {
  const office = await asOffice();
  const once = () => ({ idempotencyKey: randomUUID() });
  const appointment = { scheduled_date: nextWeek(), scheduled_time: '10:00', total_price: 149 };
  const referralId = await refer(person, agent);
  const { bookingId: id } = await callProduct(
    'office-referral-accept',
    { referralId, as: 'booking', appointment, confirmed_taken: true, ...once() },
    office,
  );
  const bookingId = id ?? '';
  for (const status of ['in_progress', 'completed'] as const) {
    await callProduct('office-job-status', { bookingId, status, ...once() }, office);
  }
  await callProduct(
    'office-job-payment',
    { bookingId, state: 'paid', method: 'cash', note: '', ...once() },
    office,
  );
  await letPaymentTakeEffect(bookingId);
}

test('a referral goes from a request to a paid reward', async ({ browser }) => {
  const person = newClient();
  await refer(person);
  const office = await openOffice(browser, '/admin?list=referrals');
  const row = rowOf(office, person.name);
  await rowButton(row, 'Accept').click();
  await dialogButton(office, 'Accept as request').dblclick();
  await expect(office.getByText('Referral Accepted')).toBeVisible();
  await expect(row).toContainText('Now a request');
  await expect(rowButton(row, 'Decline')).toHaveCount(0);

  await tab(office, 'Direct Requests');
  await expect(row).toHaveCount(1);
  await rowButton(row, 'Accept').click();
  await office.getByLabel(/^Date/).fill(await freeDay());
  await acceptDialog(office).confirm.click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();

  await findJob(office, person);
  await startUnsigned(row);
  await rowButton(row, 'Mark Complete').click();
  await rowButton(row, 'Mark paid').click();
  await dialogButton(office, 'Mark paid').click();
  await expect(office.getByText('Choose how it was paid.')).toBeVisible();
  await office.getByRole('radio', { name: 'Check' }).check();
  await dialogButton(office, 'Mark paid').dblclick();
  await expect(office.getByText('Marked Paid', { exact: true })).toBeVisible();
  await expect(rowButton(row, 'Mark paid')).toHaveCount(0);
  // Undone within its minute and marked again.
  await expect(row).toContainText('Paid, takes effect in a minute');
  await (await detailsButton(row, 'Undo payment')).click();
  await expect(office.getByText('Payment Undone', { exact: true })).toBeVisible();
  await rowButton(row, 'Mark paid').click();
  await office.getByRole('radio', { name: 'Check' }).check();
  await dialogButton(office, 'Mark paid').click();
  await expect(row).toContainText('Paid, takes effect in a minute');
  await letPaymentTakeEffect(await markedJobOf(person.email));
  await expect(row).not.toContainText('takes effect');
  await expect(row).toContainText('Paid');
  // Corrected and marked once more.
  await rowButton(row, 'More').click();
  await menuItem(office, 'Correct payment').click();
  await dialogButton(office, 'Correct payment').click();
  await expect(office.getByText('Explain what was wrong.')).toBeVisible();
  await office.getByLabel(/What was wrong/).fill('Another client paid.');
  await dialogButton(office, 'Correct payment').dblclick();
  await expect(office.getByText('Payment Corrected', { exact: true })).toBeVisible();
  await rowButton(row, 'Mark paid').click();
  await office.getByRole('radio', { name: 'Check' }).check();
  await dialogButton(office, 'Mark paid').click();
  await expect(row).toContainText('Paid, takes effect in a minute');
  await letPaymentTakeEffect(await markedJobOf(person.email));

  await tab(office, 'Referrals');
  await expect(row).toContainText(`${rewardAmount} reward due`);
  await rowButton(row, 'Mark paid').click();
  await dialogButton(office, 'Mark paid').click();
  const note = office.getByRole('textbox', { name: /How was it paid/ });
  await expect(note).toHaveAccessibleDescription(/Add a short note/);
  await note.fill('Gift card by mail.');
  await dialogButton(office, 'Mark paid').dblclick();
  await expect(office.getByText('Reward Paid', { exact: true })).toBeVisible();
  await expect(row).toContainText(`${rewardAmount} reward paid`);
  await office.getByRole('button', { name: person.name, exact: true }).click();
  const reward = office.getByLabel('Referrals: details').getByRole('region', { name: 'Reward' });
  await expect(reward).toContainText('Gift card by mail.');
  await expect(reward.getByRole('button')).toHaveCount(0);
});

test('the same client earns one reward, and the office sees why', async ({ browser }) => {
  const person = newClient();
  await inspectedReferral(person, { agentName: 'Nadia Brandt', agentEmail: 'nadia@example.com' });
  await inspectedReferral(person, { agentName: 'Owen Tully', agentEmail: 'owen@example.com' });
  const office = await openOffice(browser, '/admin?list=referrals');
  const second = rowOf(office, person.name).filter({ hasText: 'Owen Tully' });
  await expect(rowOf(office, person.name).filter({ hasText: 'Nadia Brandt' })).toContainText(
    `${rewardAmount} reward due`,
  );
  await expect(second).toContainText('Client already rewarded');
  await expect(rowButton(second, 'Mark paid')).toHaveCount(0);
  await second.getByRole('button', { name: person.name, exact: true }).click();
  const reward = office.getByLabel('Referrals: details').getByRole('region', { name: 'Reward' });
  await expect(reward).toContainText('the same email, phone number, and address');
  await expect(reward).toContainText('referred by Nadia Brandt');
});

test('two admins accept a referral at once: one job is created, and the second admin is informed', async ({
  browser,
}) => {
  const person = newClient();
  await refer(person);
  const offices = [
    await openOffice(browser, '/admin?list=referrals'),
    await openOffice(browser, '/admin?list=referrals'),
  ];
  const day = await freeDay();
  for (const office of offices) {
    await rowButton(rowOf(office, person.name), 'Accept').click();
    await office.getByLabel(/^Date/).fill(day);
  }
  await Promise.all(offices.map((office) => acceptDialog(office).confirm.dblclick()));
  const notices = offices.map((office) => office.getByText(/has already accepted this referral\./));
  await expect
    .poll(async () => (await Promise.all(notices.map((text) => text.count()))).filter(Boolean).length)
    .toBe(1);
  const office = offices[0]!;
  await expect(rowOf(office, person.name)).toContainText('Now a job');
  await findJob(office, person);
  await expect(rowOf(office, person.name)).toHaveCount(1);
});

test('by keyboard, a referral is declined and stays, its forms are sent, and it is deleted', async ({
  browser,
}) => {
  const person = newClient();
  await refer(person);
  const office = await openOffice(browser, '/admin?list=referrals');
  const row = rowOf(office, person.name);
  const title = office.getByRole('button', { name: person.name, exact: true });
  const dialog = office.getByRole('dialog');
  await (await detailsButton(row, 'Decline')).focus();
  await office.keyboard.press('Enter');
  await expect(office.getByText('Appointment Declined')).toBeVisible();
  const declined = new RegExp(`Declined.*\\d{4}, .*[AP]M, ${demoAdmin.email}`);
  const answered = office.getByRole('list', { name: 'Referrals: answered' }).getByRole('listitem');
  await expect(answered.filter({ hasText: person.name })).toContainText(declined);
  await expect(row).toHaveCount(1);

  await title.focus();
  await office.keyboard.press('f');
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(person.email);
  await dialog.getByLabel(/^Name/).focus();
  await office.keyboard.press('Enter');
  await expect(office.getByText('Forms Sent!')).toBeVisible();
  await expect(row).toContainText('Forms sent');
  await mailTo(person.email, /forms/i);

  await expect(title).toBeFocused();
  await office.keyboard.press('Delete');
  await expect(dialogButton(office, 'Keep referral')).toBeFocused();
  await office.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await office.keyboard.press('Delete');
  await office.keyboard.press('Tab');
  await office.keyboard.press('Enter');
  await expect(office.getByText('Item Deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test('forms sent before acceptance belong to the accepted job, and its payment is waived', async ({
  browser,
}) => {
  const person = newClient();
  await book(person);
  const office = await openOffice(browser);
  const row = rowOf(office, person.name);
  await (await detailsButton(row, 'Send Forms')).click();
  const name = office.getByRole('dialog').getByLabel(/^Name/);
  await name.fill('  ');
  await dialogButton(office, 'Send Forms').click();
  await expect(name).toHaveAccessibleDescription('Please provide both name and email address.');
  await expect(name).toBeFocused();
  await name.fill(person.name);
  await dialogButton(office, 'Send Forms').dblclick();
  await expect(office.getByText('Forms Sent!')).toBeVisible();
  await expect(row).toContainText('Forms Pending');
  const { html } = await mailTo(person.email, /forms/i);
  expect(html).toContain('?booking=');

  await rowButton(row, 'Accept').click();
  await acceptDialog(office).confirm.click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();
  await findJob(office, person);
  await expect(row).toHaveCount(1);
  await office.getByRole('button', { name: person.name, exact: true }).click();
  const payment = office.getByLabel('Inspection jobs: details').getByRole('region', { name: 'Payment' });
  await payment.getByRole('button', { name: 'Waive' }).click();
  await dialogButton(office, 'Waive').click();
  const reason = office.getByRole('textbox', { name: /Reason/ });
  await expect(reason).toHaveAccessibleDescription(/Explain why nothing is due/);
  await reason.fill('A second look, as promised.');
  await dialogButton(office, 'Waive').dblclick();
  await expect(office.getByText('Payment Waived', { exact: true })).toBeVisible();
  await expect(payment).toContainText('A second look, as promised.');
  await expect(row).toContainText('Waived');
  expect((await mailsTo(person.email)).filter(({ subject }) => /forms/i.test(subject))).toHaveLength(1);
});

test('referrals and their dialogs are accessible on a phone in both color schemes', async ({ browser }) => {
  const person = newClient();
  await refer(person);
  const desk = await openOffice(browser);
  const page = await openOnPhone(browser, desk);
  await page.goto('/admin?list=referrals');
  const row = rowOf(page, person.name);
  await expect(row).toContainText('Waiting for you');
  await expectNothingWider(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: person.name, exact: true }).click();
  const details = page.getByLabel('Referrals: details');
  await expect(details.getByText('Referrer sees')).toBeVisible();
  await expectAccessible(page);
  await rowButton(details, 'Accept').click();
  await expect(page.getByRole('dialog', { name: /^Accept the referral/ })).toBeVisible();
  await expectNothingWider(page);
  await expectAccessible(page);
});
