import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { openOffice, openOnPhone } from '../../../tools/testing/screens/people';
import { expectAccessible } from '../support/expect-accessible';
import { endInspectors, jobFor, newInspector } from '../support/inspectors';
import { openDay } from '../support/office-calendar';
import { test } from '../support/test';

test.afterEach(endInspectors);

/** A lane's cell of a day in the calendar's week. */
async function laneOn(calendar: Locator, inspector: string, date: CalendarDate): Promise<Locator> {
  // The month has columns too.
  await expect(calendar.getByRole('columnheader', { name: shortDate(date), exact: true })).toBeVisible();
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

test('a phone’s week begins at today, and the next one at its first day', async ({ browser }) => {
  await newInspector();
  await newInspector();
  const phone = await openOnPhone(browser, await openOffice(browser));
  await phone.goto('/admin');
  await phone.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = phone.getByRole('dialog', { name: 'Scheduled jobs' });
  await calendar.getByRole('button', { name: 'Week' }).click();
  const today = shortDate(calendarDateIn(business.timeZone, new Date()));
  await expect(calendar.getByRole('columnheader', { name: today })).toBeInViewport({ ratio: 1 });

  const heading = calendar.getByRole('heading', { name: / to / });
  const thisWeek = (await heading.textContent()) ?? '';
  await calendar.getByRole('button', { name: 'Next week' }).click();
  await expect(heading).not.toHaveText(thisWeek);
  const [first = ''] = ((await heading.textContent()) ?? '').split(' to ');
  await expect(calendar.getByRole('columnheader', { name: first })).toBeInViewport({ ratio: 1 });
});
