import { expect, type Browser, type Page } from '@playwright/test';
import { factorySettings } from '@domain/settings/factory-settings';
import { startFunctions, stopFunctions } from '../../setup/functions-control';
import { requestForm } from '../../../tools/testing/screens/request-form';
import { mailTo, mailsTo } from '../../../tools/testing/screens/mailbox';
import { freeDay } from '../support/free-day';
import { acceptDialog, findJob, rowButton, rowOf, startUnsigned } from '../support/office';
import { newPerson, openOffice, openPhone, type Person } from '../../../tools/testing/screens/people';
import { usualService } from '../../../tools/testing/usual-service';
import { approvalTo } from '../support/release-mails';
import { test } from '../support/test';

const { catalog: services } = factorySettings.services;

/** The one that the form's helper asks for. */
const service = services[1] ?? usualService;

test.afterEach(() => startFunctions());

async function fillOnPhone(browser: Browser, person: Person): Promise<Page> {
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto('/');
  const form = requestForm(phone);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  await form.date.fill(await freeDay());
  await form.note.fill('Gate code 4417');
  return phone;
}

async function acceptInOffice(office: Page, person: Person): Promise<void> {
  const request = rowOf(office, person.name);
  await expect(request).toContainText(service.title);
  await rowButton(request, 'Accept').click();
  const dialog = acceptDialog(office);
  await expect(dialog.price).toHaveValue(String(service.price));
  await dialog.confirm.click();
}

async function workJob(office: Page, person: Person): Promise<void> {
  const job = await findJob(office, person);
  await expect(job).toContainText('Forms Pending');
  await startUnsigned(job);
  await expect(office.getByText('Status Updated').first()).toBeVisible();
  await rowButton(job, 'Mark Complete').click();
  await expect(job.getByText('Completed', { exact: true })).toBeVisible();
}

test(
  'a visitor books at 390 px, the office accepts, the client receives the forms, and the job is completed',
  { tag: '@walk' },
  async ({ browser }) => {
    const person = newPerson();
    const office = await openOffice(browser);
    const phone = await fillOnPhone(browser, person);
    await requestForm(phone).submit.click();
    await expect(phone).toHaveURL(/\/thank-you$/);

    await expect(rowOf(office, person.name)).toBeVisible();
    await acceptInOffice(office, person);
    await expect(office.getByText('Appointment Accepted!')).toBeVisible();
    await expect(rowOf(office, person.name)).toBeHidden();

    expect((await mailTo(person.email, /We have your inspection request/)).text).toContain('Gate code 4417');
    const approval = await approvalTo(person);
    expect(approval.attachments.map(({ filename }) => filename)).toEqual(['inspection.ics']);
    const links = [...approval.html.matchAll(/href="(http[^"]+\?booking=[^"]+)"/g)].map(
      ([, link]) => link ?? '',
    );
    // Three form links and the appointment link.
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect((await phone.goto(link))?.status()).toBe(200);
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }

    await workJob(office, person);
    expect(await mailsTo(person.email)).toHaveLength(2);
  },
);

test('the main job works when the functions are stopped and restarted partway', async ({ browser }) => {
  const person = newPerson();
  const office = await openOffice(browser);
  const phone = await fillOnPhone(browser, person);

  await stopFunctions();
  await requestForm(phone).submit.click();
  await expect(phone.getByText('Not sent yet. Our server isn’t answering.')).toBeVisible();
  await expect(requestForm(phone).name).toHaveValue(person.name);
  await startFunctions();
  await expect(phone.getByText('Sent. We have your request.')).toBeVisible();
  await expect(rowOf(office, person.name)).toHaveCount(1);

  await stopFunctions();
  await acceptInOffice(office, person);
  await expect(office.getByText('Failed to accept appointment.')).toBeVisible();
  await startFunctions();
  await acceptDialog(office).confirm.click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();

  await stopFunctions();
  await startFunctions();
  await workJob(office, person);
  await mailTo(person.email, /We have your inspection request/, { bySweeper: true });
  await approvalTo(person);
  expect(await mailsTo(person.email)).toHaveLength(2);
});
