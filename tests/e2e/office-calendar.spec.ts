import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { addDays, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { acceptedJob, formsSentAhead } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { endInspectors, jobFor, newInspector } from './support/inspectors';
import { openDay } from './support/office-calendar';
import { detailsButton, foundAddress, rowButton, rowOf } from './support/office';
import { approvalTo } from './support/release-mails';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { test } from './support/test';

test.afterEach(endInspectors);

/** A lane's cell of a day in the calendar's week. */
async function laneOn(calendar: Locator, inspector: string, date: CalendarDate): Promise<Locator> {
  const headings = await calendar.getByRole('columnheader').allTextContents();
  const lane = calendar
    .getByRole('row')
    .filter({ has: calendar.page().getByRole('rowheader', { name: inspector }) });
  return lane.getByRole('cell').nth(headings.indexOf(shortDate(date)) - 1);
}

test('a job is dragged to another inspector, and a day off settles all jobs of its day', async ({
  browser,
}) => {
  const [one, other] = [await newInspector(), await newInspector()];
  // A day without other tests' jobs.
  const date = addDays(nextWeek(), 14);
  const named = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
  const [dragged, taken, later] = [named('Dragged'), named('Taken'), named('Later')];
  const at = (scheduled_time: string) => ({ scheduled_date: date, scheduled_time });
  await jobFor({ ...at('10:00'), inspector_id: one.uid, name: dragged });
  await jobFor({ ...at('10:30'), inspector_id: other.uid, name: taken });
  await jobFor({ ...at('15:00'), inspector_id: other.uid, name: later });

  const office = await openOffice(browser);
  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = office.getByRole('dialog', { name: 'Scheduled jobs' });
  await openDay(calendar, date);
  await calendar.getByRole('button', { name: 'Week' }).click();
  const chip = (name: string) => calendar.getByRole('button', { name: new RegExp(name) });
  await chip(dragged).dragTo(await laneOn(calendar, other.email, date));

  // It is asked about, because the other inspector has a job then.
  const dialog = office.getByRole('dialog', { name: `Reschedule the job for ${dragged}` });
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  const anyway = office.getByRole('dialog', { name: 'Reschedule it for this time anyway?' });
  await expect(anyway).toContainText(`${other.email} has another job at this time`);
  await anyway.getByRole('button', { name: 'Reschedule anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect((await laneOn(calendar, other.email, date)).getByRole('button')).toHaveText([
    new RegExp(dragged),
    new RegExp(taken),
    new RegExp(later),
  ]);

  await calendar.getByRole('button', { name: 'Day', exact: true }).click();
  await calendar.getByRole('button', { name: `Day off for ${other.email}` }).click();
  const dayOff = office.getByRole('dialog', { name: `Day off for ${other.email}` });
  await expectAccessible(office);
  await dayOff.getByLabel(new RegExp(`10:00 AM, ${dragged}`)).selectOption(one.uid);
  await dayOff.getByLabel(new RegExp(`10:30 AM, ${taken}`)).selectOption('offer');
  await dayOff.getByLabel(new RegExp(`3:00 PM, ${later}`)).selectOption(one.uid);
  await dayOff.getByRole('button', { name: 'Note the day off and settle the jobs' }).click();
  await expect(office.getByText('Day Off Noted')).toBeVisible();
  await expect(office.getByText('2 jobs assigned to others, 1 client offered new times')).toBeVisible();

  await calendar.getByRole('button', { name: 'Week' }).click();
  await expect((await laneOn(calendar, one.email, date)).getByRole('button')).toHaveText([
    new RegExp(dragged),
    new RegExp(later),
  ]);
  await expect(await laneOn(calendar, other.email, date)).toHaveText('Off');
  await expect((await laneOn(calendar, 'Nobody yet', date)).getByRole('button')).toHaveText([
    new RegExp(taken),
  ]);
});

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
  await dialog.getByLabel(/^Date/).fill(nextWeek());
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
