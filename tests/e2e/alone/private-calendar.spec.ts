import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { instantOf } from '@domain/time/zoned-instant';
import { localServices } from '../../../tools/admin/local-services';
import { nextWeek } from '../../../tools/testing/factories/next-week';
import { newPerson, openOffice } from '../../../tools/testing/screens/people';
import { book } from '../support/book';
import { expectAccessible } from '../support/expect-accessible';
import { acceptDialog, dialogButton, foundAddress, rowButton, rowOf } from '../support/office';
import { openDay } from '../support/office-calendar';
import { test } from '../support/test';

/** What a test made: inspectors, who are none for the tests after it, and a calendar's server. */
const made: string[] = [];
let server: Server | undefined;
test.afterEach(async () => {
  const team = localServices().firestore.collection(collections.admins);
  await Promise.all(made.splice(0).map((uid) => team.doc(uid).update({ active: false })));
  server?.close();
});

async function newInspector(name: string): Promise<void> {
  const uid = `inspector-${randomUUID()}`;
  await localServices()
    .firestore.collection(collections.admins)
    .doc(uid)
    .set({ email: `${uid}@example.com`, name, role: 'inspector', inspects: true });
  made.push(uid);
}

/** The address of a calendar with one event, from 9 AM to noon on this day. */
async function servedCalendar(date: string): Promise<string> {
  const at = (time: string) =>
    instantOf(date, time, business.timeZone)
      .toISOString()
      .replace(/[-:]|\.\d{3}/g, '');
  const event = [...['UID:1', 'SUMMARY:A secret meeting', `DTSTART:${at('09:00')}`], `DTEND:${at('12:00')}`];
  const file = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const serving = createServer((_request, response) => response.end(file));
  server = serving;
  await new Promise<void>((listening) => serving.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(serving.address() as AddressInfo).port}/private/basic.ics`;
}

test('an owner enters an inspector’s private calendar, and someone else is proposed while they are busy', async ({
  browser,
}) => {
  const date = nextWeek();
  const mark = randomUUID().slice(0, 8);
  // The first by name are proposed first.
  const [busy, available] = [`Aaron ${mark}`, `Abel ${mark}`];
  await newInspector(busy);
  await newInspector(available);
  const person = newPerson();
  await book(person);

  const owner = await openOffice(browser);
  await owner.getByRole('tab', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: `Change: ${busy}` }).click();
  const member = owner.getByRole('dialog', { name: `Change ${busy}` });
  await member.getByLabel('Private calendar address').fill('calendar');
  await member.getByRole('button', { name: 'Save address' }).click();
  await expect(member.getByText(/^Enter the private address/)).toBeVisible();
  await member.getByLabel('Private calendar address').fill(await servedCalendar(date));
  await member.getByLabel('Private calendar address').press('Enter');
  await expect(member.getByText('Read just now, 1 busy time.')).toBeVisible();
  await expectAccessible(owner, [390, 1440]);
  await member.getByRole('button', { name: 'Cancel' }).click();

  const office = await openOffice(browser, foundAddress('requests', person));
  await rowButton(rowOf(office, person.name), 'Accept').click();
  const { dialog } = acceptDialog(office);
  const choice = dialog.getByLabel('Inspector');
  const chosen = choice.locator('option:checked');
  await dialog.getByLabel(/^Date/).fill(date);
  await dialog.getByLabel(/^Time/).fill('13:00');
  await expect(chosen).toHaveText(`${busy} (proposed)`);
  await dialog.getByLabel(/^Time/).fill('10:00');
  await expect(chosen).toHaveText(`${available} (proposed)`);
  await choice.selectOption(`${busy}: is busy in their own calendar at this time`);
  await dialog.getByRole('button', { name: 'Accept appointment' }).click();
  const asked = office.getByRole('dialog', { name: 'Accept this appointment anyway?' });
  await expect(asked).toContainText(`${busy} is busy in their own calendar at this time.`);
  await dialogButton(office, 'Accept anyway').click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();

  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  const calendar = office.getByRole('dialog', { name: 'Scheduled jobs' });
  await openDay(calendar, date);
  await calendar.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(calendar.getByRole('row', { name: busy })).toContainText('Busy 9 AM to 12 PM');
  await expectAccessible(office, [390, 820, 1440]);
  await calendar.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(calendar.getByRole('list', { name: new RegExp(`^${busy}`) })).toContainText(
    'Busy 9 AM to 12 PM',
  );
  await expect(calendar.getByRole('list', { name: new RegExp(`^${available}`) })).not.toContainText('Busy');
  await expect(calendar).not.toContainText('secret');
  await expectAccessible(office, [390, 820, 1440]);
});
