import { expect, type Page } from '@playwright/test';
import { callPath } from '@domain/api/call-path';
import type { CallName } from '@domain/api/contract';
import { collections } from '@domain/firestore/paths';
import { routes } from '@domain/business/routes';
import { book } from './support/book';
import { acceptedJob } from './support/client-job';
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
import { newPerson, openDesktop, openOffice, signInAt } from '../../tools/testing/screens/people';
import { emptyLists, refuseReads } from './support/change-reads';
import { test } from './support/test';

/** Makes a call answer with an internal server error. */
async function breakCall(page: Page, name: CallName): Promise<void> {
  const error = {
    status: 'INTERNAL',
    message: 'Something went wrong on our side.',
    details: { code: 'internal', userMessage: 'Something went wrong on our side.' },
  };
  await page.route(`**/${callPath(name)}`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { error },
        }),
  );
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a failed request action is reported, and the request is unchanged', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser, foundAddress('requests', person));
  const row = rowOf(office, person.name);
  for (const name of [
    'office-request-accept',
    'office-request-decline',
    'office-forms-send',
    'office-request-delete',
  ] as const) {
    await breakCall(office, name);
  }
  await rowButton(row, 'Accept').click();
  await acceptDialog(office).price.fill('175');
  await acceptDialog(office).confirm.press('Enter');
  await expect(toast(office, 'Failed to accept appointment.')).toBeVisible();
  await expect(acceptDialog(office).price).toHaveValue('175');
  await expect(acceptDialog(office).confirm).toBeFocused();
  await dialogButton(office, 'Cancel').click();

  await (await detailsButton(row, 'Decline')).click();
  await expect(toast(office, 'Failed to decline appointment.')).toBeVisible();
  await (await detailsButton(row, 'Send Forms')).click();
  await dialogButton(office, 'Send Forms').click();
  await expect(toast(office, 'Failed to send forms.')).toBeVisible();
  await dialogButton(office, 'Cancel').click();
  await (await detailsButton(row, 'Delete')).click();
  await dialogButton(office, 'Delete').click();
  await expect(toast(office, 'Failed to delete item.')).toBeVisible();

  await office.unrouteAll();
  await office.reload();
  await expect(row.getByRole('button', { name: `Status: New, ${person.name}` })).toBeVisible();
});

test('a failed job action is reported, and the job is unchanged', async ({ browser }) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  for (const name of [
    'send-workflow-email',
    'send-followup-questionnaire',
    'office-job-status',
    'office-job-delete',
  ] as const) {
    await breakCall(office, name);
  }
  await (await detailsButton(row, 'Resend Forms')).click();
  await expect(toast(office, 'Failed to resend forms.')).toBeVisible();
  await startUnsigned(row);
  await expect(toast(office, 'Failed to update status.')).toBeVisible();
  await rowButton(row, 'More').click();
  await menuItem(office, 'Delete Job').click();
  await dialogButton(office, 'Delete Job').click();
  await expect(office.getByText(/^Failed to delete job: Something went wrong on our side\./)).toBeVisible();
  await dialogButton(office, 'Keep job').click();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
});

test('a failure to clear the logs is reported', async ({ browser }) => {
  const office = await openOffice(browser);
  await office.goto(`${routes.admin}?tab=security`);
  await breakCall(office, 'office-logs-clear');
  await office.getByRole('button', { name: 'Clear Old Logs' }).click();
  await dialogButton(office, 'Clear Old Logs').click();
  await expect(toast(office, 'Failed to clear old logs.')).toBeVisible();
});

test('a failed read is reported and can be retried', async ({ browser }) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser);
  const context = office.context();

  await refuseReads(context, collections.leads);
  await office.goto(`${routes.admin}?list=requests`);
  await expect(toast(office, 'Failed to load workflow data.')).toBeVisible();
  await context.unrouteAll();
  await office.getByRole('button', { name: 'Try again' }).first().click();
  await expect(office.getByRole('list', { name: 'Direct requests' })).toBeVisible();

  await refuseReads(context, collections.formSubmissionsLog);
  await office.goto(`${routes.admin}?tab=security`);
  await expect(toast(office, 'Failed to load security dashboard information.')).toBeVisible();
  await context.unrouteAll();

  await refuseReads(context, collections.stats);
  await office.goto(`${routes.admin}?tab=dashboard`);
  await expect(toast(office, 'Failed to load dashboard data')).toBeVisible();
  await context.unrouteAll();

  await office.goto(foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  await expect(row).toBeVisible();
  await refuseReads(context, collections.sewerScopeQuestionnaires);
  await rowButton(row, 'More').click();
  await menuItem(office, 'View Questionnaire').click();
  await expect(toast(office, 'Failed to load questionnaire data')).toBeVisible();
  await context.unrouteAll();
});

test('Refresh All repeats failed reads and recounts, by button and by shortcut', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  const context = office.context();
  const failed = toast(office, 'Failed to load workflow data.');
  const closeToast = () => office.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await refuseReads(context, collections.leads);
  await office.reload();
  await expect(failed).toBeVisible();
  await closeToast();
  await expect(failed).toBeHidden();
  await office.getByRole('button', { name: 'Refresh All' }).click();
  await expect(failed).toBeVisible();
  await closeToast();
  await office.keyboard.press('r');
  await expect(failed).toBeVisible();

  await context.unrouteAll();
  await office.getByRole('button', { name: 'Refresh All' }).click();
  await expect(rowOf(office, person.name)).toBeVisible();
  const counted = office.waitForRequest(/:runAggregationQuery/);
  await office.keyboard.press('r');
  await counted;
  await expect(office.getByRole('button', { name: 'Refresh All' })).toBeEnabled();
  await expect(rowOf(office, person.name)).toBeVisible();
});

test('a calendar that fails to load says so', async ({ browser }) => {
  const office = await openOffice(browser);
  await refuseReads(office.context(), collections.bookings);
  await office.getByRole('button', { name: 'Scheduled jobs' }).click();
  await expect(toast(office, 'Failed to load scheduled bookings')).toBeVisible();
});

test('an empty list says what will appear in it', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await emptyLists(page.context());
  await signInAt(page, routes.admin);
  await expect(page.getByText('No direct requests pending')).toBeVisible();
  await page.getByRole('tab', { name: /^Referrals/ }).click();
  await expect(page.getByText('No referrals pending')).toBeVisible();
  await page.getByRole('tab', { name: /^Inspection Jobs/ }).click();
  await expect(page.getByText('No inspection jobs scheduled')).toBeVisible();
});
