import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { buildFollowUpSubmission } from '../../tools/testing/factories/build-answers';
import { callProduct } from '../../tools/demo/call-product';
import { clientInfo } from '../../tools/demo/client-info';
import { easyVisit, emptyHouse, everyUse, type DemoForms } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { book } from './support/book';
import { keyOfJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import { acceptDialog, findJob, foundAddress, menuItem, rowButton, rowOf } from './support/office';
import {
  newPerson,
  openOffice,
  openOnPhone,
  openPhone,
  type Person,
} from '../../tools/testing/screens/people';
import { approvalTo } from './support/release-mails';
import { tabTo } from './support/tab-to';
import { newAddress } from '../../tools/testing/factories/new-address';
import { test } from './support/test';

interface AcceptedJob {
  readonly office: Page;
  readonly person: Person;
  readonly key: string;
}

/** The key in an email’s links. */
async function keyIn(person: Person, subject: RegExp): Promise<string> {
  const { html } = await mailTo(person.email, subject);
  return /\?booking=([^"&]+)/.exec(html)?.[1] ?? '';
}

/** A newly accepted job in the job list, and the key that its client will be emailed. */
async function acceptJob(browser: Browser): Promise<AcceptedJob> {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await rowButton(rowOf(office, person.name), 'Accept').click();
  await acceptDialog(office).confirm.click();
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();
  await findJob(office, person);
  return { office, person, key: await keyOfJob(person) };
}

const send = ({ person, key }: AcceptedJob, forms: DemoForms) =>
  submitDemoForms(forms, {
    key,
    name: person.name,
    from: newAddress(),
  });

const openDetails = async (office: Page, person: Person): Promise<Locator> => {
  await office.getByRole('button', { name: person.name, exact: true }).click();
  return office.getByLabel('Inspection jobs: details');
};

/** One value in the job details, by its label. */
const fact = (details: Locator, name: string) =>
  details.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

const mailOf = (details: Locator, kind: string) =>
  details.getByRole('region', { name: 'Emails' }).getByRole('listitem').filter({ hasText: kind });

test('submitted forms update the badge, the warnings, and the emails without a reload', async ({
  browser,
}) => {
  const job = await acceptJob(browser);
  const { office, person } = job;
  const row = rowOf(office, person.name);
  await expect(row).toContainText('Forms Pending');
  const opened = await office.evaluate(() => performance.timeOrigin);

  await send(job, { agreement: true });
  await expect(row).toContainText('1/3 Forms Complete');
  await expect(row).not.toContainText('warning');

  await send(job, { questionnaire: emptyHouse });
  await expect(row).toContainText('2/3 Forms Complete');
  await expect(row).toContainText('5 access warnings');
  const details = await openDetails(office, person);
  const reasons = details.getByRole('region', { name: 'Before the visit' }).getByRole('listitem');
  await expect(reasons).toHaveCount(5);
  await expect(reasons.first()).toContainText('Water or power is off');
  await expect(fact(details, 'Agreement')).toHaveText(/^complete, \w{3} \d+, \d{4}/);
  await expect(fact(details, 'Media release')).toHaveText('still missing');
  await approvalTo(person);
  await expect(mailOf(details, 'Appointment and forms')).toContainText(/Sent \w{3} \d+/);

  await send(job, { mediaRelease: everyUse });
  await expect(row).toContainText('All Forms Complete');
  await expect(fact(details, 'Media release')).toHaveText(/^complete, /);
  await expect(fact(details, 'Workflow')).toHaveText('Questionnaire complete');
  await expect(mailOf(details, 'Copy of the signed media release')).toContainText('Sent');
  expect(await office.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('with all forms in, the follow-up is still requested until it is answered', async ({ browser }) => {
  const job = await acceptJob(browser);
  const { office, person, key } = job;
  const row = rowOf(office, person.name);
  await send(job, { agreement: true, mediaRelease: everyUse, questionnaire: easyVisit });
  await expect(row).toContainText('All Forms Complete');
  await expect(rowButton(row, 'Resend Forms')).toBeHidden();
  await rowButton(row, 'More').click();
  await menuItem(office, 'Resend Forms').click();
  await expect(office.getByText('Forms Resent!')).toBeVisible();
  await mailTo(person.email, /A few questions/);
  // The other forms are not requested again.
  expect((await mailsTo(person.email)).filter(({ subject }) => /forms/i.test(subject))).toHaveLength(0);

  const details = await openDetails(office, person);
  await expect(details.getByRole('region', { name: 'Follow-up answers' })).toBeHidden();
  const data = buildFollowUpSubmission({
    booking_id: key,
    water_power_availability: 'no',
    main_cleanout_location_known: 'yes',
    main_cleanout_description: 'Left of the porch, white cap',
  });
  await callProduct(
    'client-followup-submit',
    { formType: 'follow-up', data, clientInfo: clientInfo(), idempotencyKey: randomUUID() },
    { from: '198.51.100.9' },
  );
  await expect(rowButton(row, 'Start Job')).toBeVisible();
  await expect(fact(details, 'Cleanout')).toHaveText('Left of the porch, white cap');
  // The follow-up says later than the questionnaire that the water is off.
  await expect(row).toContainText('1 access warning');
  await expect(details.getByRole('region', { name: 'Before the visit' })).toContainText(
    'Water or power is off',
  );
});

test('revoking a link closes it for the client at once, and a new link continues', async ({ browser }) => {
  const { office, person, key } = await acceptJob(browser);
  const phone = await (await openPhone(browser)).newPage();
  const agreement = phone.getByRole('heading', { level: 1, name: /Agreement/ });
  const closed = phone.getByRole('heading', { name: 'This link was replaced' });
  const visit = (link: string) => phone.goto(`/inspection-agreement?booking=${link}`);
  await visit(key);
  await expect(agreement).toBeVisible();

  const details = await openDetails(office, person);
  const link = details.getByRole('region', { name: 'Client link' });
  const dialog = office.getByRole('dialog');
  await expect(link).toContainText(/Works until \w+day, /);
  await link.getByRole('button', { name: 'Revoke link' }).click();
  await dialog.getByRole('button', { name: 'Keep link' }).click();
  await expect(dialog).toBeHidden();
  await visit(key);
  await expect(agreement).toBeVisible();

  await link.getByRole('button', { name: 'Revoke link' }).click();
  await dialog.getByRole('button', { name: 'Revoke link' }).dblclick();
  await expect(office.getByText('Link Revoked')).toBeVisible();
  await expect(link).toContainText('Revoked, no longer works');
  await expect(link.getByRole('button', { name: 'Revoke link' })).toBeHidden();
  await visit(key);
  await expect(closed).toBeVisible();

  await link.getByRole('button', { name: 'Send a new link' }).click();
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Send a new link' }).dblclick();
  await expect(office.getByText('New Link Sent')).toBeVisible();
  await expect(link).toContainText(/Works until \w+day, /);
  await expect(mailOf(details, 'Missing forms reminder')).toHaveCount(1);
  await expect(mailOf(details, 'Missing forms reminder')).toContainText('Sent');
  const renewed = await keyIn(person, /forms/i);
  expect(renewed).not.toBe(key);
  await visit(renewed);
  await expect(agreement).toBeVisible();
  await visit(key);
  await expect(closed).toBeVisible();
});

test('the link is revoked by keyboard alone, and focus returns', async ({ browser }) => {
  const { office, person } = await acceptJob(browser);
  const details = office.getByLabel('Inspection jobs: details');
  const revoke = details.getByRole('button', { name: 'Revoke link' });
  // A row just found by search may be rendered again, which takes the focus from its name.
  await expect(async () => {
    await office.getByRole('button', { name: person.name, exact: true }).press('Enter');
    await expect(details).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await tabTo(revoke);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('button', { name: 'Keep link' })).toBeFocused();
  await office.keyboard.press('Escape');
  await expect(revoke).toBeFocused();
  await office.keyboard.press('Enter');
  await office.keyboard.press('Tab');
  await office.keyboard.press('Enter');
  await expect(office.getByText('Link Revoked')).toBeVisible();
});

test('the job details are accessible on a phone', async ({ browser }) => {
  const job = await acceptJob(browser);
  await send(job, { questionnaire: emptyHouse });
  const page = await openOnPhone(browser, job.office);
  await page.goto(foundAddress('jobs', job.person));
  await expect(rowOf(page, job.person.name)).toContainText('5 access warnings');
  const details = await openDetails(page, job.person);
  await expect(mailOf(details, 'Appointment and forms')).toBeVisible();
  await expectNothingWider(page);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('dialog', { name: /new link/ })).toBeVisible();
  await expectAccessible(page);
});
