import { expect, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAdmin } from '../../tools/backend/stack';
import { acceptedJob } from './support/client-job';
import { openConnection, type Connection } from './support/connection';
import { foundAddress, rowButton, rowOf, startUnsigned } from './support/office';
import { newPerson, openDesktop, type Person } from '../../tools/testing/screens/people';
import { addFinding, giveStandardFacts, reportWriter, toast } from './support/report-writer';
import { test } from './support/test';
import { underWorker } from './support/under-worker';

test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection();
});
test.afterEach(() => connection.close());

/** Takes both the page and the service worker offline. */
async function cutLine(context: BrowserContext): Promise<void> {
  connection.cut();
  await context.setOffline(true);
}

async function restoreLine(context: BrowserContext): Promise<void> {
  connection.mend();
  await context.setOffline(false);
}

/** The office on an inspector's tablet, fully cached, with one job in view. */
async function openTablet(context: BrowserContext, person: Person): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin/auth');
  await underWorker(page, 'office');
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Unified Workflow' }).waitFor();
  await page.goto(foundAddress('jobs', person));
  await expect(rowOf(page, person.name)).toBeVisible();
  return page;
}

test('an inspector works offline from starting the job to its report, through a browser crash', async ({
  browser,
}) => {
  const person = newPerson();
  await acceptedJob(person);
  const context = await openDesktop(browser, {
    baseURL: connection.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  });
  let page = await openTablet(context, person);
  await cutLine(context);
  let row = rowOf(page, person.name);
  await startUnsigned(row);
  await expect(toast(page, 'Status Saved on This Device')).toBeVisible();
  await expect(row.getByText('Not sent yet')).toBeVisible();
  await rowButton(row, 'Mark Complete').tap();
  await expect(row.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 not sent' })).toBeVisible();
  await rowButton(row, 'Create Report').tap();
  await expect(reportWriter(page).clientName).toHaveValue(person.name);
  await reportWriter(page).summary.fill('One joint has to be repaired.');
  await giveStandardFacts(page);
  await addFinding(page, 'Offset joint', '34');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7A5230' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('[data-finding] input[type="file"]')
    .first()
    .setInputFiles({ name: 'joint.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('1 photo is only on this device.')).toBeVisible();
  await expect(reportWriter(page).saved).toBeVisible();
  const address = page.url();
  await page.close();

  page = await context.newPage();
  await page.goto(address);
  const form = reportWriter(page);
  await expect(form.summary).toHaveValue('One joint has to be repaired.');
  await expect(form.findings.locator('.title')).toContainText(['34 ft, High severity, 1 photo']);
  await form.generate.tap();
  await expect(form.dialog.getByRole('heading', { name: 'Report saved on this device' })).toBeVisible();
  await form.inDialog('Send Report When Ready').tap();
  await expect(
    form.dialog.getByText(`The email to ${person.email} is waiting on this device.`),
  ).toBeVisible();
  await page.close();

  page = await context.newPage();
  await page.goto(foundAddress('jobs', person));
  row = rowOf(page, person.name);
  await expect(row.getByText('Report on this device')).toBeVisible();
  await page.getByRole('button', { name: '4 not sent' }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
    'Start Job',
    'Mark Complete',
    'Generate Report',
    'Send Report',
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page.getByRole('dialog')).toContainText('doesn’t have 4 changes and 1 photo of yours yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).tap();

  await restoreLine(context);
  // One photo and four calls, sent in sequence.
  await expect(row.getByText('Report Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /not sent/ })).toBeHidden();
  await page.goto('/admin?tab=report');
  await expect(page.getByText(person.name)).toHaveCount(1);
});
