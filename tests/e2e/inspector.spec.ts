import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { localServices } from '../../tools/admin/local-services';
import { promoteAdmin } from '../../tools/admin/promote-admin';
import { newPerson, openDesktop } from '../../tools/testing/screens/people';
import { usualService } from '../../tools/testing/usual-service';
import { callProduct } from '../../tools/demo/call-product';
import { asOffice } from './support/as-office';
import { book } from './support/book';
import { expectAccessible } from './support/expect-accessible';
import { test } from './support/test';

const password = 'a-password-of-theirs';

/** Those that a test made, who are none for the tests after it. */
const made: string[] = [];
test.afterEach(async () => {
  const team = localServices().firestore.collection(collections.admins);
  await Promise.all(made.splice(0).map((uid) => team.doc(uid).update({ inspects: false })));
});

async function newInspector(): Promise<{ readonly email: string; readonly uid: string }> {
  const email = `inspector-${randomUUID().slice(0, 8)}@example.com`;
  const services = localServices();
  await promoteAdmin(services, { email, role: 'inspector', password: () => Promise.resolve(password) });
  const { uid } = await services.auth.getUserByEmail(email);
  await services.firestore.collection(collections.admins).doc(uid).update({ inspects: true });
  made.push(uid);
  return { email, uid };
}

/** A job for tomorrow, accepted by the office for this inspector. */
async function acceptedJob(inspector_id: string, name: string): Promise<string> {
  const request = {
    leadId: await book({ ...newPerson(), name }),
    scheduled_date: addDays(calendarDateIn(business.timeZone, new Date()), 1),
    scheduled_time: '10:00',
    total_price: usualService.price,
    inspector_id,
    idempotencyKey: randomUUID(),
  };
  const { bookingId } = await callProduct('office-request-accept', request, await asOffice());
  return bookingId;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an inspector sees their own jobs and no others, starts one, and loses one that goes to someone else', async ({
  browser,
}) => {
  const [own, other] = [`Own ${randomUUID().slice(0, 8)}`, `Other ${randomUUID().slice(0, 8)}`];
  const [inspector, colleague] = [await newInspector(), await newInspector()];
  const bookingId = await acceptedJob(inspector.uid, own);
  await acceptedJob(colleague.uid, other);

  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin?tab=workflow&list=jobs');
  await signIn(page, inspector.email);
  await expect(page.getByRole('heading', { name: 'My Jobs' })).toBeVisible();
  const card = page.getByRole('article', { name: new RegExp(own) });
  await expect(card).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['My Jobs', 'Create Report']);
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Start Job/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(card.getByText('In progress', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByText('In progress', { exact: true })).toBeVisible();

  const assigned = { bookingId, inspector_id: colleague.uid, confirmed_taken: true as const };
  await callProduct('office-job-assign', { ...assigned, idempotencyKey: randomUUID() }, await asOffice());
  await expect(page.getByText(own)).toHaveCount(0);
  await expect(page.getByText('No jobs coming up')).toBeVisible();
});
