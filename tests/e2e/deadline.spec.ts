import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { reportDueWords } from '@domain/deadline/report-in-time';
import { collections } from '@domain/firestore/paths';
import { listAddress } from '@domain/office/list-filters';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import { localServices } from '../../tools/admin/local-services';
import { callProduct } from '../../tools/demo/call-product';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { addresses } from '../../tools/testing/screens/addresses';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone } from '../../tools/testing/screens/people';
import { requestForm } from '../../tools/testing/screens/request-form';
import { usualService } from '../../tools/testing/usual-service';
import { asOffice } from './support/as-office';
import { book } from './support/book';
import { expectAccessible } from './support/expect-accessible';
import { freeDay } from './support/free-day';
import { acceptDialog, foundAddress, rowButton, rowOf } from './support/office';
import { approvalTo } from './support/release-mails';
import { test } from './support/test';

const today = calendarDateIn(business.timeZone, new Date());
const later = addDays(nextWeek(), 20);
const byDeadline = `${routes.admin}${listAddress('jobs', 'deadline')}`;

const jobIdOf = async (email: string) => {
  const jobs = localServices().firestore.collection(collections.bookings);
  return (await jobs.where('customer.email', '==', email).get()).docs[0]?.id ?? '';
};

/** The clients of the job list, from the top. */
const clientsIn = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents();

test('a deadline goes from the booking form to the job, to the top of the dashboard and to the office by email', async ({
  browser,
}) => {
  const person = newPerson();
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.fill(person);
  await form.date.fill(nextWeek());
  await form.deadline.fill(later);
  await expect(form.deadline).toHaveAccessibleDescription(
    /^Your report comes by .*, in time for your deadline/,
  );
  await expect(form.time.locator('option', { hasText: '(report in time)' })).not.toHaveCount(0);
  await form.deadline.fill(addDays(today, -1));
  await form.submit.click();
  await expect(form.deadline).toHaveAccessibleDescription(/The date is in the past/);
  await expect(form.deadline).toHaveValue(addDays(today, -1));
  await form.deadline.fill(today);
  await expect(form.deadline).toHaveAccessibleDescription(/^Your report comes by .*, after your deadline/);
  await form.submit.click();
  await expect(page).toHaveURL(/thank-you/);
  const summary = page.getByRole('region', { name: 'What you asked for' });
  await expect(summary.locator('[data-field="deadline"]')).toHaveText(longDate(today));
  expect((await mailTo(person.email, /We have your inspection request/)).text).toContain(longDate(today));

  const office = await openOffice(browser, foundAddress('requests', person));
  const request = rowOf(office, person.name);
  await expect(request).toContainText(reportDueWords(today, Date.now()));
  await rowButton(request, 'Accept').click();
  const dialog = acceptDialog(office);
  await expect(dialog.dialog.getByLabel('Report due', { exact: true })).toHaveValue(today);
  await expect(dialog.dialog.getByText(/The report comes by .* after the client’s deadline/)).toBeVisible();
  await dialog.dialog.getByLabel(/^Date/).fill(await freeDay());
  await dialog.confirm.click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();

  const relaxed = newPerson();
  const { bookingId: relaxedJob } = await callProduct(
    'office-request-accept',
    {
      leadId: await book(relaxed),
      scheduled_date: nextWeek(),
      scheduled_time: '10:00',
      total_price: usualService.price,
      deadline: later,
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    },
    await asOffice(),
  );

  await office.goto(byDeadline);
  await expect(rowOf(office, person.name)).toContainText(reportDueWords(today, Date.now()));
  await expect(rowOf(office, relaxed.name)).toContainText(reportDueWords(later, Date.now()));
  const clients = await clientsIn(office);
  expect(clients.indexOf(person.name)).toBeLessThan(clients.indexOf(relaxed.name));
  await office.reload();
  await expect(office.getByRole('button', { name: 'By deadline', pressed: true })).toBeVisible();

  await office.getByRole('tab', { name: 'Dashboard' }).click();
  const missing = office.getByRole('region', { name: 'About to miss a deadline' });
  await expect(missing.getByRole('link', { name: person.name })).toBeVisible();
  await expect(missing.getByRole('link', { name: relaxed.name })).toBeHidden();
  await expectAccessible(office, [1440, 820, 390]);

  await approvalTo(person);
  await fetch(`${addresses.functions}/dev-tick?only=due%20emails`, { method: 'POST' });
  await expect
    .poll(async () => {
      await fetch(`${addresses.functions}/dev-tick?only=mail`, { method: 'POST' });
      const mails = await mailsTo(business.officeEmail);
      return mails.filter(({ subject, html }) => /due/.test(subject) && html.includes(person.email)).length;
    })
    .toBe(1);

  // Another deadline, and the job isn't urgent anymore.
  const bookingId = await jobIdOf(person.email);
  expect(bookingId).not.toBe(relaxedJob);
  await office.goto(foundAddress('jobs', person));
  await office.getByRole('button', { name: new RegExp(`^More.*${person.name}`) }).click();
  await office.getByRole('menuitem', { name: 'Edit Job' }).click();
  const edit = office.getByRole('dialog');
  await edit.getByLabel('Report due', { exact: true }).fill(later);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowOf(office, person.name)).toContainText(reportDueWords(later, Date.now()));
  await office.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(office.getByRole('heading', { name: 'Today and tomorrow' })).toBeVisible();
  await expect(missing.getByRole('link', { name: person.name })).toBeHidden();
});
