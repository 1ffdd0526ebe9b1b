import { expect, type Page } from '@playwright/test';
import { callPath } from '@domain/api/call-path';
import type { CallName } from '@domain/api/contract';
import { routes } from '@domain/business/routes';
import { easyVisit } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { newAddress } from '../../tools/testing/factories/new-address';
import { usualService } from '../../tools/testing/usual-service';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { detailsButton, dialogButton, foundAddress, rowButton, rowOf } from './support/office';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { completedJob, reportedJob, sendReport } from './support/report';
import { addFinding, giveStandardFacts, reportWriter, toast, writeReport } from './support/report-writer';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const createReport = `${routes.admin}?tab=report`;

/** Makes a call be refused, fail on the server, or lose its connection. */
async function spoil(page: Page, name: CallName, how: 'not-found' | 'internal' | 'lost'): Promise<void> {
  await page.route(`**/${callPath(name)}`, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    if (how === 'lost') return route.abort();
    const userMessage = 'Something went wrong on our side.';
    return route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'INTERNAL', message: userMessage, details: { code: how, userMessage } } },
    });
  });
}

test(
  'a job’s report is written, generated, sent, sent again, and amended',
  { tag: '@walk' },
  async ({ browser }) => {
    const person = newPerson();
    const { key } = await completedJob(person);
    const agent = { agentName: 'Marcus Oyelaran', agentEmail: newPerson().email };
    await submitDemoForms(
      { questionnaire: { ...easyVisit, ...agent, reportRecipient: 'agent' } },
      { key, name: person.name, from: newAddress() },
    );
    const office = await openOffice(browser, foundAddress('jobs', person));
    await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const row = rowOf(office, person.name);
    const form = reportWriter(office);
    await rowButton(row, 'Create Report').click();
    await expect(office).toHaveURL(/tab=report&booking=/);
    await expect(form.clientName).toHaveValue(person.name);
    await expect(form.clientEmail).toHaveValue(person.email);
    await expect(form.address).toHaveValue(person.address);
    await expect(form.inspectionType).toHaveValue('Sewer Scope');
    await expect(form.scopeType).toHaveValue(usualService.title);
    await expect(office.getByRole('textbox', { name: 'Disclaimers' })).toHaveValue(
      /limited to visible and accessible/,
    );

    await form.generate.click();
    await expect(toast(office, 'Validation Error')).toBeVisible();
    await expect(
      office.getByText(
        'Please fill in all required fields: Client Name, Email, Property Address, Inspection Date, and Summary.',
      ),
    ).toBeVisible();
    await expect(form.summary).toBeFocused();
    await expect(office.getByText('Write the summary.')).toBeVisible();
    await form.summary.fill('One joint has to be repaired.');
    await giveStandardFacts(office);
    await addFinding(office, 'Offset joint', '34');
    await form.cost.fill('abc');
    await form.generate.click();
    await expect(
      office.getByText('Enter the cost in dollars, like $2,500 or $2,500 - $4,000.'),
    ).toBeVisible();
    await expect(form.cost).toBeFocused();
    await form.cost.fill('2,500');
    await form.summary.focus();
    await expect(form.cost).toHaveValue('$2,500');
    await expect(office.getByText('Repair before closing')).toBeVisible();

    await form.generate.click();
    await expect(toast(office, 'Report Generated Successfully')).toBeVisible();
    await form.inDialog('Copy Link').click();
    await expect(toast(office, 'Link Copied')).toBeVisible();
    expect(await office.evaluate(() => navigator.clipboard.readText())).toMatch(/\/report\/[a-z0-9]{24}$/);
    const opened = office.context().waitForEvent('page');
    await form.inDialog('View Report').click();
    expect((await opened).url()).toMatch(/\/report\/[a-z0-9]{24}\?admin=true$/);
    await office.bringToFront();
    await expect(form.dialog.getByText(`${agent.agentName}, ${agent.agentEmail}`)).toBeVisible();
    await expect(form.dialog.getByText(/Until they agree, only the client gets it/)).toBeVisible();
    await form.inDialog('Send Report').click();
    await expect(toast(office, 'Report Sent')).toBeVisible();
    await expect(form.clientName).toHaveValue('');
    await mailTo(person.email, /report/i);

    await office.goto(foundAddress('jobs', person));
    await expect(row.getByText('Report Sent', { exact: true })).toBeVisible();
    await expect(rowButton(row, 'Create Report')).toHaveCount(0);
    await (await detailsButton(row, 'Resend Report')).click();
    await expect(form.dialog.getByText(`${agent.agentName}, ${agent.agentEmail}`)).toBeVisible();
    await form.inDialog('Resend to Client').click();
    // It was sent moments ago, so no second copy is sent or mentioned.
    await expect(toast(office, 'Not sent again')).toBeVisible();
    await expect(row.getByText(/^Report emailed /)).toBeVisible();
    await rowButton(row, 'More').click();
    await office.getByRole('menuitem', { name: 'Amend Report' }).click();
    await expect(office.getByRole('heading', { name: 'Amend Report' })).toBeVisible();
    await expect(form.summary).toHaveValue('One joint has to be repaired.');
    await form.generate.click();
    await expect(office.getByText('Describe what this version changes.')).toBeVisible();
    await office.getByRole('textbox', { name: 'Change' }).fill('The cost was too low.');
    await form.generate.click();
    await expect(form.dialog.getByRole('heading', { name: 'Report generated, version 2' })).toBeVisible();
    await form.inDialog('Clear Form').click();
    await expect(toast(office, 'Form Cleared')).toBeVisible();
    await expect(office.getByRole('heading', { name: 'Create Report', level: 1 })).toBeVisible();

    await office.getByRole('button', { name: new RegExp(`^More: ${person.name}`) }).click();
    await office.getByRole('menuitem', { name: 'Copy report link' }).click();
    await expect(toast(office, 'Link Copied')).toBeVisible();
  },
);

test('failures are reported, and nothing that was written is lost', async ({ browser }) => {
  const person = newPerson();
  const office = await openOffice(browser);
  await office.goto(createReport);
  const form = reportWriter(office);
  await writeReport(office, person);
  await spoil(office, 'office-report-generate', 'internal');
  await form.generate.click();
  await expect(toast(office, 'Error: Failed to generate report. Please try again.')).toBeVisible();
  await expect(form.clientName).toHaveValue(person.name);
  await office.unrouteAll();
  await spoil(office, 'send-report-notification', 'internal');
  await form.generate.click();
  await expect(toast(office, 'Report Generated Successfully')).toBeVisible();
  await form.inDialog('Send Report').click();
  await expect(toast(office, 'Failed to send report email. Please try again.')).toBeVisible();
  await office.unrouteAll();
  await form.inDialog('Close').click();
  await office.reload();
  await expect(
    office.getByRole('heading', { name: `The report for ${person.name} was generated` }),
  ).toBeVisible();
  await office.getByRole('button', { name: 'Send, View, or Clear' }).click();
  await form.inDialog('Send Report').click();
  await expect(toast(office, 'Report Sent')).toBeVisible();

  // The report belongs to no job, so its payment is recorded here.
  await office.getByRole('button', { name: new RegExp(`^More: ${person.name}`) }).click();
  await office.getByRole('menuitem', { name: 'Waive' }).click();
  await office.getByRole('textbox', { name: /^Reason/ }).fill('A courtesy.');
  await form.inDialog('Waive').click();
  await expect(toast(office, 'Payment Waived')).toBeVisible();
  await expect(office.getByText('Waived, takes effect in a minute').first()).toBeVisible();
});

test('a report that could not be sent again says why', async ({ browser }) => {
  const person = newPerson();
  const { reportId } = await reportedJob(person);
  await sendReport(reportId);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  for (const [how, title] of [
    ['not-found', 'Report not found for this job.'],
    ['internal', 'Failed to resend report. Please try again.'],
    ['lost', 'An error occurred while resending the report.'],
  ] as const) {
    await spoil(office, 'resend-report-direct', how);
    await (await detailsButton(row, 'Resend Report')).click();
    const resend = dialogButton(office, 'Resend to Client');
    await expect(resend).toBeVisible();
    if (how === 'not-found') await expectAccessible(office);
    await resend.click();
    await expect(toast(office, title)).toBeVisible();
    await office.unrouteAll();
  }
});

test('findings can be added, moved, copied, deleted, and restored by keyboard alone', async ({ browser }) => {
  const office = await openOffice(browser);
  await office.goto(createReport);
  const form = reportWriter(office);
  const { keyboard } = office;
  const titles = form.findings.locator('.title strong');
  await tabTo(form.addFinding);
  await keyboard.press('Enter');
  await expect(form.footage).toBeFocused();
  await keyboard.type('12');
  await tabTo(form.problem);
  await keyboard.type('Crack');
  await keyboard.press('Escape');
  await tabTo(form.severity('None'));
  await keyboard.press('ArrowDown');
  await expect(form.severity('Low')).toBeChecked();
  await tabTo(office.getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');

  await tabTo(form.addFinding);
  await keyboard.press('Enter');
  await tabTo(form.problem);
  await keyboard.type('Collapse');
  await expect(titles).toHaveText(['1. Crack', '2. Collapse']);
  const up = office.getByRole('button', { name: /^Move up: Finding 2, Collapse/ });
  await up.focus();
  await keyboard.press('Enter');
  await expect(titles).toHaveText(['1. Collapse', '2. Crack']);
  await expect(office.getByRole('button', { name: /^Move up: Finding 1, Collapse/ })).toBeFocused();

  const item = office.getByRole('menuitem');
  await office.getByRole('button', { name: /^More: Finding 2, Crack/ }).focus();
  await keyboard.press('Enter');
  await expect(item.first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(titles).toHaveText(['1. Collapse', '2. Crack', '3. Crack']);
  await expect(form.footage).toBeFocused();
  await expect(form.footage).toHaveValue('12');
  await office.getByRole('button', { name: /^More: Finding 1, Collapse/ }).focus();
  await keyboard.press('Enter');
  await expect(item.first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(titles).toHaveText(['1. Crack', '2. Crack']);
  // Undo is at the end of the page and is offered for a limited time.
  await office.getByRole('button', { name: 'Undo', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(titles).toHaveText(['1. Collapse', '2. Crack', '3. Crack']);
  await expect(form.saved).toBeVisible();
  await office.reload();
  await expect(titles).toHaveText(['1. Collapse', '2. Crack', '3. Crack']);
});

test('the complete form works on a phone, and two tabs do not overwrite each other', async ({ browser }) => {
  const person = newPerson();
  const office = await openOffice(browser, routes.admin, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await office.goto(createReport);
  const form = reportWriter(office);
  await writeReport(office, person);
  await addFinding(office, 'Offset joint', '34');
  await expect(form.saved).toBeVisible();
  await expectNothingWider(office);
  await expectAccessible(office);

  const second = await office.context().newPage();
  await second.goto(createReport);
  const other = reportWriter(second);
  await expect(other.clientName).toHaveValue(person.name);
  await other.summary.fill('Written in the second tab.');
  await expect(other.saved).toBeVisible();
  await expect(office.getByText('This report was changed in another tab.')).toBeVisible();
  await office.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(form.summary).toHaveValue('Written in the second tab.');
  await second.close();
  await form.generate.click();
  await expect(form.dialog.getByRole('heading', { name: 'Report generated' })).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
});
