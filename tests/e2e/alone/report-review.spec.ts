import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { localServices } from '../../../tools/admin/local-services';
import { promoteAdmin } from '../../../tools/admin/promote-admin';
import { callProduct } from '../../../tools/demo/call-product';
import { mailTo } from '../../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone, type Person } from '../../../tools/testing/screens/people';
import { usualService } from '../../../tools/testing/usual-service';
import { asOffice } from '../support/as-office';
import { book } from '../support/book';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { addFinding, giveStandardFacts, reportWriter, toast } from '../support/report-writer';
import { forgetSettings } from '../support/forget-settings';
import { test } from '../support/test';

const password = 'a-password-of-theirs';

test.beforeEach(forgetSettings);
test.afterEach(forgetSettings);

/** Who a test made, and who inspects in no test after it. */
const made: string[] = [];
test.afterEach(async () => {
  const team = localServices().firestore.collection(collections.admins);
  await Promise.all(made.splice(0).map((uid) => team.doc(uid).update({ active: false })));
});

async function newInspector(): Promise<{ readonly email: string; readonly uid: string }> {
  const email = `inspector-${randomUUID().slice(0, 8)}@example.com`;
  const services = localServices();
  await promoteAdmin(services, { email, role: 'inspector', password: () => Promise.resolve(password) });
  const { uid } = await services.auth.getUserByEmail(email);
  await services.firestore.collection(collections.admins).doc(uid).update({ name: 'Riley Ortega' });
  made.push(uid);
  return { email, uid };
}

/** A job of the inspector that is done. */
async function completedJobOf(inspector_id: string, person: Person): Promise<string> {
  const office = await asOffice();
  const { bookingId } = await callProduct(
    'office-request-accept',
    {
      leadId: await book(person),
      scheduled_date: addDays(calendarDateIn(business.timeZone, new Date()), 1),
      scheduled_time: '10:00',
      total_price: usualService.price,
      inspector_id,
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    },
    office,
  );
  for (const status of ['in_progress', 'completed'] as const) {
    await callProduct('office-job-status', { bookingId, status, idempotencyKey: randomUUID() }, office);
  }
  return bookingId;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an owner asks for approval; a report is submitted, sent back, corrected, approved, and reaches the client', async ({
  browser,
}) => {
  const person = { ...newPerson(), name: `Ann ${randomUUID().slice(0, 8)}` };
  const inspector = await newInspector();
  const bookingId = await completedJobOf(inspector.uid, person);

  const owner = await openOffice(browser);
  await owner.getByRole('tab', { name: 'Settings' }).click();
  await owner.getByLabel(/^Inspectors’ reports need approval/).check();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Settings saved')).toBeVisible();

  // The inspector writes the report on a phone and submits it with a photo.
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto('/admin');
  await signIn(phone, inspector.email);
  const card = phone.getByRole('article', { name: new RegExp(person.name) });
  await expect(card).toBeVisible();
  // Until the page has asked for the settings again.
  await expect(async () => {
    await phone.goto('/admin?tab=visits');
    await card.getByRole('button', { name: /^Create Report/ }).click({ timeout: 10_000 });
    await expect(phone.getByRole('button', { name: 'Submit for Review' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const form = reportWriter(phone);
  await form.summary.fill('One joint has to be repaired.');
  await giveStandardFacts(phone);
  await addFinding(phone, 'Offset joint', '34');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7A5230' } })
    .jpeg()
    .toBuffer();
  await phone
    .locator('[data-finding] input[type="file"][multiple]')
    .setInputFiles([{ name: 'joint.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(phone.locator('[data-photo]').filter({ hasText: 'Uploaded' })).toHaveCount(1);
  await phone.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(toast(phone, 'Report Submitted')).toBeVisible();
  await phone.getByRole('tab', { name: 'My Jobs' }).click();
  await expect(card.getByText('In review')).toBeVisible();
  await expectAccessible(phone);
  await expectNothingWider(phone);

  // Someone in the office comments and sends it back.
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Create Report' }).click();
  await office.getByRole('button', { name: `Review: ${person.name}` }).click();
  await expect(office.getByText('Submitted by Riley Ortega')).toBeVisible();
  await expect(office.getByRole('img', { name: 'Photo 1 of finding 1' })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Send Back' })).toBeDisabled();
  await office.getByRole('button', { name: 'Comment on Summary' }).click();
  await office.getByRole('textbox', { name: 'Comment on Summary' }).fill('Say where the joint is.');
  await office.getByRole('button', { name: 'Comment on Severity of finding 1' }).click();
  await office.getByRole('textbox', { name: 'Comment on Severity of finding 1' }).fill('Medium, I think.');
  await expectAccessible(office);
  await expectNothingWider(office);
  await office.getByRole('button', { name: 'Send Back' }).click();
  await expect(toast(office, 'Report Sent Back')).toBeVisible();

  // The inspector corrects it where the comments are.
  await expect(card.getByText('Sent back: 2 comments')).toBeVisible();
  expect((await mailTo(inspector.email, /^Report sent back/)).text).toContain('Say where the joint is.');
  await card.getByRole('button', { name: /^Open Report/ }).click();
  await expect(phone.getByText('The office sent this report back with 2 comments.')).toBeVisible();
  await expect(form.summary).toHaveAccessibleDescription(/The office: Say where the joint is\./);
  await form.summary.fill('The joint at 34 ft has to be repaired.');
  await form.findings.getByRole('button', { name: /1\. Offset joint/ }).click();
  await expect(phone.getByText('The office: Medium, I think.')).toBeVisible();
  await form.severity('Medium').check();
  await expectAccessible(phone);
  await expectNothingWider(phone);
  await phone.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(toast(phone, 'Report Submitted').first()).toBeVisible();

  // The owner approves it, and the client gets it.
  await owner.goto(`/admin?tab=report&review=${bookingId}`);
  await expect(owner.getByText('Asked before: Say where the joint is.')).toBeVisible();
  await expect(owner.getByText('The joint at 34 ft has to be repaired.')).toBeVisible();
  await owner.getByRole('button', { name: 'Approve and Send' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Approve and Send' }).click();
  await expect(toast(owner, 'Report Approved and Sent')).toBeVisible();
  await mailTo(person.email, /report/i);
  await phone.getByRole('tab', { name: 'My Jobs' }).click();
  await expect(card.getByText('Approved')).toBeVisible();
  await expect(card.getByText('Report created')).toBeVisible();
});
