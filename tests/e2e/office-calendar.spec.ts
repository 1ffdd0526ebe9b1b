import { expect } from '@playwright/test';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { acceptedJob, formsSentAhead } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { freeDay } from './support/free-day';
import { openDay } from './support/office-calendar';
import { detailsButton, foundAddress, rowButton, rowOf } from './support/office';
import { approvalTo } from './support/release-mails';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { test } from './support/test';

test('a job is found in the calendar and rescheduled there, and its client gets the new calendar entry', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  await approvalTo(person);
  const office = await openOffice(browser);
  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = office.getByRole('dialog', { name: 'Scheduled jobs' });
  await openDay(calendar, nextWeek());
  const row = calendar.getByRole('listitem').filter({ hasText: person.name });
  await expect(row).toContainText('10:00 AM');
  await expectAccessible(office, [390, 820, 1440]);

  await row.getByRole('button', { name: `Reschedule: ${person.name}` }).click();
  const dialog = office.getByRole('dialog', { name: `Reschedule the job for ${person.name}` });
  await expect(dialog.getByRole('status')).toContainText('at this time');
  await dialog.getByLabel(/^Time/).fill('');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog.getByText('Choose the time of the inspection.')).toBeVisible();
  await dialog.getByLabel(/^Time/).fill('15:30');
  await dialog.getByRole('button', { name: 'Reschedule' }).dblclick();
  await expect(office.getByText('Job Rescheduled')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('3:30 PM');

  const mail = await mailTo(person.email, /^New time: your sewer inspection on .*, 3:30 PM$/);
  expect(mail.html).toContain('replaces the earlier one');
  await office.keyboard.press('Escape');
  await expect(office.getByRole('button', { name: 'Scheduled jobs' })).toBeFocused();
});

test('a job whose forms were sent early is scheduled from the list, and its forms are sent again', async ({
  browser,
}) => {
  const person = newPerson();
  await formsSentAhead(person);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  await expect(row).toContainText('No appointment yet');
  await rowButton(row, 'Schedule').click();
  const dialog = office.getByRole('dialog', { name: `Schedule the job for ${person.name}` });
  await dialog.getByLabel(/^Date/).fill(await freeDay());
  await dialog.getByLabel(/^Time/).fill('08:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(office.getByText('Job Scheduled')).toBeVisible();
  await expect(row).toContainText('8:30 AM');
  await expect(rowButton(row, 'Start Job')).toBeVisible();

  await (await detailsButton(row, 'Resend Forms')).dblclick();
  await expect(office.getByText('Forms Resent!')).toBeVisible();
  await mailTo(person.email, /Your forms before the inspection/);
  await mailTo(person.email, /A few questions/);
});
