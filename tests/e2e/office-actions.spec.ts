import { expect, type Browser, type Page } from '@playwright/test';
import { emptyHouse } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { book } from './support/book';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { reportMail } from './support/mail-event';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import {
  acceptDialog,
  detailsButton,
  dialogButton,
  foundAddress,
  menuItem,
  rowButton,
  rowOf,
  startUnsigned,
} from './support/office';
import { newPerson, openOffice, openOnPhone, type Person } from '../../tools/testing/screens/people';
import { test } from './support/test';

/** Two admins viewing the same job. */
async function twoOffices(browser: Browser, person: Person): Promise<[Page, Page]> {
  const address = foundAddress('jobs', person);
  return [await openOffice(browser, address), await openOffice(browser, address)];
}

test('a request is marked contacted, declined, and accepted, and Undo brings it back each time', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  const row = rowOf(office, person.name);
  await row.getByRole('button', { name: `Status: New, ${person.name}` }).click();
  await office.getByRole('menuitemradio', { name: 'Contacted' }).click();
  await expect(office.getByText('Status Updated')).toBeVisible();
  await expect(row.getByRole('button', { name: `Status: Contacted, ${person.name}` })).toBeVisible();

  const part = office.getByRole('group', { name: 'Filter Direct Requests' });
  await part.getByRole('button', { name: 'New', exact: true }).click();
  await expect(office).toHaveURL(/filter=new/);
  await expect(row).toBeHidden();
  await part.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(row).toBeVisible();

  const decline = await detailsButton(row, 'Decline');
  await expect(decline).toBeVisible();
  await expect(rowButton(row, 'Decline')).toBeHidden();
  await decline.dblclick();
  await expect(office.getByText('Appointment Declined')).toBeVisible();
  await expect(row).toBeHidden();
  await office.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(office.getByText('Request Restored')).toBeVisible();
  await expect(row).toContainText('Contacted');

  const accept = async () => {
    await rowButton(row, 'Accept').click();
    await acceptDialog(office).confirm.click();
    await expect(office.getByText('Appointment Accepted!')).toBeVisible();
    await expect(row).toBeHidden();
  };
  const undone = office.getByText(`${person.name} is back under Direct Requests.`);
  await accept();
  await office.keyboard.press('u');
  await expect(undone).toBeVisible();
  await expect(row).toContainText('Contacted');

  // Another admin sees the new job and undoes it from there.
  await accept();
  const second = await openOffice(browser, foundAddress('jobs', person));
  const job = rowOf(second, person.name);
  await (await detailsButton(job, 'Undo')).dblclick();
  await expect(second.getByText(`${person.name} is back under Direct Requests.`)).toBeVisible();
  await expect(job).toBeHidden();
  await expect(row).toContainText('Contacted');
  expect((await mailsTo(person.email)).filter(({ subject }) => /Your sewer/.test(subject))).toEqual([]);
});

test('a confirmation that came back is corrected by keyboard and sent again', async ({ browser }) => {
  const person = newPerson();
  const right = newPerson().email;
  const leadId = await book(person);
  const office = await openOffice(browser);
  const row = rowOf(office, person.name);
  await reportMail(`request_received_${leadId}`, 'bounce', person.email);
  await expect(row).toContainText('Confirmation email came back. The address may be wrong');
  const correct = rowButton(row, 'Correct and send again');
  await correct.focus();
  await office.keyboard.press('Enter');
  const email = office.getByRole('dialog').getByLabel(/^Email/);
  await expect(email).toHaveValue(person.email);
  await email.fill('robin@example');
  await office.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Enter an email address like/);
  await expectAccessible(office);
  await email.fill(right);
  await office.keyboard.press('Enter');
  await expect(office.getByText('Confirmation Sent Again')).toBeVisible();
  await expect(row).toContainText('Confirmation email waiting to be sent');
  await expect(row).toContainText(right);
  await mailTo(right, /We have your inspection request/, { bySweeper: true });
  await expect(row).toContainText('Confirmation emailed');
});

test('a job step is undone from its toast by keyboard, and by another admin from the details', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const [office, second] = await twoOffices(browser, person);
  const row = rowOf(office, person.name);
  await office.getByRole('button', { name: person.name, exact: true }).focus();
  await office.keyboard.press('s');
  await dialogButton(office, 'Start anyway').click();
  await expect(office.getByText('Status Updated')).toBeVisible();
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
  await office.keyboard.press('u');
  await expect(office.getByText(`${person.name}: scheduled again`)).toBeVisible();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();

  // Both admins click at the same moment, which must count as one step.
  for (const page of [office, second]) await rowButton(rowOf(page, person.name), 'Start Job').click();
  const buttons = [office, second].map((page) => dialogButton(page, 'Start anyway'));
  const pressed = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(pressed.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
  await rowButton(row, 'Mark Complete').click();
  const details = second.getByLabel('Inspection jobs: details');
  // Until this shows, Undo would apply to the previous step.
  await expect(details.getByText('Completed', { exact: true })).toBeVisible();
  await rowButton(details, 'Undo').click();
  await expect(second.getByText(`${person.name}: in progress again`)).toBeVisible();
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
});

test('two admins delete a job at once: it disappears for both, and the second is informed', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const offices = await twoOffices(browser, person);
  for (const office of offices) {
    await rowButton(rowOf(office, person.name), 'More').click();
    await menuItem(office, 'Delete Job').click();
    await expect(office.getByRole('dialog')).toContainText('related reports, agreements, and questionnaires');
  }
  await Promise.all(offices.map((office) => dialogButton(office, 'Delete Job').dblclick()));
  const notices = offices.map((office) => office.getByText(/^Failed to delete job: .+/));
  const done = offices.map((office) => office.getByText('Job Deleted', { exact: true }));
  const seen = async (texts: typeof notices) =>
    (await Promise.all(texts.map((text) => text.count()))).filter(Boolean).length;
  await expect.poll(() => seen(done)).toBe(1);
  await expect.poll(() => seen(notices)).toBe(1);
  for (const office of offices) {
    await expect(rowOf(office, person.name)).toBeHidden();
    await expect(office.getByText(`Nothing found for “${person.email}”`)).toBeVisible();
  }
});

test('canceling a job notifies its client, removes it from the list, and keeps its record', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  await rowButton(row, 'More').click();
  await menuItem(office, 'Cancel Job').click();
  await expect(office.getByRole('dialog')).toContainText(`${person.name} gets an email`);
  await expectAccessible(office, [390, 820, 1440]);
  await office.getByLabel(/^Reason/).fill('The buyer backed out.');
  await dialogButton(office, 'Cancel Job').dblclick();
  await expect(office.getByText('Job Cancelled')).toBeVisible();
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(rowButton(row, 'Start Job')).toHaveCount(0);
  await office.getByRole('button', { name: person.name, exact: true }).click();
  await expect(office.getByLabel('Inspection jobs: details')).toContainText('The buyer backed out.');
  await mailTo(person.email, /cancel/i);
});

test('the office reads a job’s questionnaire, or sees that there is none yet', async ({ browser }) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const title = office.getByRole('button', { name: person.name, exact: true });
  const dialog = office.getByRole('dialog', { name: `Questionnaire for ${person.name}` });
  await title.focus();
  await office.keyboard.press('v');
  await expect(dialog.getByText('Not filled in yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await submitDemoForms({ questionnaire: emptyHouse }, { key, name: person.name, from: '198.51.100.77' });
  await expect(rowOf(office, person.name)).toContainText('1/3 Forms Complete');
  await expect(title).toBeFocused();
  await office.keyboard.press('v');
  await expect(dialog.getByRole('heading', { name: 'Questionnaire Completed' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'All answers' })).toBeVisible();
  await expect(dialog.getByText(emptyHouse.accessMethodOther)).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
  await dialog.getByRole('button', { name: 'View step by step' }).click();
  await expect(dialog.getByText('Step 1 of 10')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Step 2 of 10')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(title).toBeFocused();
});

test('on a phone a job is a card whose menu has every action', async ({ browser }) => {
  const person = newPerson();
  await acceptedJob(person);
  const desk = await openOffice(browser);
  const page = await openOnPhone(browser, desk);
  await page.goto(foundAddress('jobs', person));
  const row = rowOf(page, person.name);
  await rowButton(row, 'More').tap();
  for (const name of ['Reschedule', 'View Questionnaire', 'Mark paid', 'Waive', 'Cancel Job', 'Delete Job']) {
    await expect(menuItem(page, name)).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await startUnsigned(row);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectNothingWider(page);
  await expectAccessible(page);
});
