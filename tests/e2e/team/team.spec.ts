import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { calendarDateIn } from '@domain/time/calendar-date';
import { book } from '../support/book';
import { cachedRecords } from '../support/cached-records';
import { expectAccessible } from '../support/expect-accessible';
import { endInspectors, jobFor, joinedInspector } from '../support/inspectors';
import { rowOf, startUnsigned } from '../support/office';
import { test } from '../support/test';
import { mailTo, type Message } from '../../../tools/testing/screens/mailbox';
import { newPerson, openDesktop, openOffice } from '../../../tools/testing/screens/people';

const password = 'a-password-of-theirs';

const newEmail = () => `member-${randomUUID().slice(0, 8)}@example.com`;

const linkIn = ({ text }: Message) => /http\S+\/admin\/join#\w+/.exec(text)?.[0] ?? '';

async function invite(owner: Page, email: string, role: 'Office' | 'Inspector'): Promise<void> {
  await owner.getByRole('tab', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel(/^Name/).fill('Riley Ortega');
  await dialog.getByLabel(/^Role/).selectOption(role);
  await expectAccessible(owner, [390, 1440]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('Invitation sent')).toBeVisible();
}

async function choosePassword(page: Page, typed = password): Promise<void> {
  await page.getByLabel(/^New password/).fill(typed);
  await page.getByRole('button', { name: 'Save password and sign in' }).click();
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.afterEach(endInspectors);

test('an invited inspector joins, works until an owner turns the access off, and what waits is sent after', async ({
  browser,
}) => {
  const owner = await openOffice(browser);
  const email = newEmail();
  await invite(owner, email, 'Inspector');
  await expect(owner.getByRole('region', { name: 'Invitations' })).toContainText('Riley Ortega');

  const link = linkIn(await mailTo(email, /^Join the team/));
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Join the team of/ })).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await choosePassword(page, 'password123');
  await expect(page.getByText('This password is too easy to guess. Choose another one.')).toBeVisible();
  await choosePassword(page);
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('#');

  const guest = await (await openDesktop(browser)).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  await expectAccessible(guest, [390, 1440]);

  const name = `Client ${randomUUID().slice(0, 8)}`;
  const inspector_id = await joinedInspector(email);
  const scheduled_date = calendarDateIn(business.timeZone, new Date());
  await jobFor({ inspector_id, name, scheduled_date, scheduled_time: '23:59' });
  // A step that the server can't be asked for waits on the device.
  await page.route('**/office/job-status', (route) => route.abort());
  await startUnsigned(page.getByRole('article', { name: new RegExp(name) }));
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Deactivate: Riley Ortega' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Deactivate Riley Ortega?' });
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^1 job is assigned to them.*${name}`));
  await expectAccessible(owner, [390, 1440]);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(owner.getByRole('button', { name: 'Activate: Riley Ortega' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your access is turned off' })).toBeVisible();
  await expect(page.getByText(/^An owner of your team.* 1 change of yours .* stays locked/)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect.poll(() => cachedRecords(page)).toEqual([]);
  await expectAccessible(page, [390, 1440]);

  await page.unroute('**/office/job-status');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, email);
  await expect(
    page.getByText('Your account doesn’t have access to the back office.', { exact: true }),
  ).toBeVisible();

  await owner.getByRole('button', { name: 'Activate: Riley Ortega' }).click();
  await expect(owner.getByRole('button', { name: 'Deactivate: Riley Ortega' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Status Updated')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 not sent' })).toHaveCount(0);
});

test('a forgotten password is set again by a link, and the other device is signed out', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const owner = await openOffice(browser);
  const email = newEmail();
  await invite(owner, email, 'Office');
  const other = await (await openDesktop(browser)).newPage();
  await other.goto(linkIn(await mailTo(email, /^Join the team/)));
  await choosePassword(other);
  await expect(rowOf(other, person.name)).toBeVisible();

  const page = await (await openDesktop(browser)).newPage();
  await page.goto(routes.adminAuth);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(
    page.getByText(`If ${email} belongs to an account, we’ve emailed a link.`, { exact: false }),
  ).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /^Choose a new password/)));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await choosePassword(page, 'quite-another-one');
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();

  // The other device may have been lost, which is why the password is new.
  await expect(other).toHaveURL(new RegExp(`${routes.adminAuth}`));
  await expect(other.getByText(person.name)).toHaveCount(0);
  await expect.poll(() => cachedRecords(other)).toEqual([]);
});
