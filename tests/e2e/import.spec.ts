import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { mailsTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { findJob, rowOf } from './support/office';
import { test } from './support/test';

const yesterday = addDays(calendarDateIn(business.timeZone, new Date()), -1);

async function openImport(office: Page): Promise<void> {
  await office.getByRole('tab', { name: 'Security' }).click();
  await office.getByRole('tab', { name: 'Import' }).click();
  await expect(office.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
}

const choose = (office: Page, name: string, content: string | Buffer) =>
  office
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string, 'latin1') });

test('past jobs are imported from a broken file’s good rows without an email, found, and undone', async ({
  browser,
}) => {
  const person = newPerson();
  const office = await openOffice(browser);
  await openImport(office);
  await office.getByRole('radio', { name: /^Past jobs/ }).check();

  const field = office.getByLabel('CSV file');
  await choose(office, 'jobs.xlsx', 'PK\u0003\u0004 a workbook');
  await expect(field).toHaveAccessibleDescription(/Save it as CSV/);
  await choose(office, 'jobs.csv', 'Client;Email\n"Ann;ann@example.com');
  await expect(field).toHaveAccessibleDescription(/quotation mark in row 2/);
  await expectAccessible(office);

  // Windows-1252, semicolons, a line break in a cell, and a column that only a person can match.
  const rows = [
    'Client Name;Client Email;Where;Inspection Date;Fee;Paid;Notes',
    `José ${person.name};${person.email};${person.address};${yesterday};$120;yes;"Two\nlines"`,
    `José ${person.name};${person.email};${person.address};${yesterday};$120;yes;`,
    `Broken;not an address;${person.address};tomorrow;a lot;;`,
  ];
  const name = `jobs-${person.email}.csv`;
  await choose(office, name, rows.join('\r\n'));
  await office.getByRole('button', { name: 'Check the file' }).click();
  const property = office.getByLabel(/^Property address/);
  await expect(property).toHaveAccessibleDescription(/Choose the column/);
  await property.selectOption('Where');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Check the file' }).click();

  await expect(office.getByText('1 past job would be imported')).toBeVisible();
  await expect(office.getByText('1 row repeated in the file')).toBeVisible();
  const refused = office.getByRole('row').filter({ hasText: 'not an address' });
  await expect(refused).toContainText(/Client Email.*name@example\.com/);
  await expectAccessible(office, [390, 820, 1440]);
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Download the refused rows' }).click();
  expect((await download).suggestedFilename()).toMatch(/^refused-rows-jobs-.*\.csv$/);

  await office.getByRole('button', { name: 'Import 1 past job' }).click();
  await expect(office.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  const row = office.getByRole('listitem', { name });
  await expect(row).toContainText('1 past job imported, 1 already there, 1 refused');
  await expectAccessible(office);
  await expectNothingWider(office);

  await office.getByRole('tab', { name: 'Workflow' }).click();
  await expect(await findJob(office, { ...person, name: `José ${person.name}` })).toContainText('Imported');
  expect(await mailsTo(person.email)).toEqual([]);

  await openImport(office);
  await row.getByRole('button', { name: 'Undo import' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(row).toContainText('2 records removed, 0 kept');
  await office.getByRole('tab', { name: 'Workflow' }).click();
  await expect(office.getByText(`Nothing found for “${person.email}”`)).toBeVisible();
  await expect(rowOf(office, person.name)).toHaveCount(0);
});

test('an import that a closed tab broke off continues with the same file', async ({ browser }) => {
  const { email } = newPerson();
  const count = 170;
  const people = Array.from({ length: count }, (_, row) => `Person ${row},${row}-${email},${row} Elm Way,`);
  people.push(`Person 0,0-${email},9 Elm St,7 Oak Ave`);
  const file = ['Name,Email,Service Street 1,Billing Street 1', ...people].join('\n');
  const name = `people-${email}.csv`;
  const office = await openOffice(browser);
  await openImport(office);
  let batches = 0;
  await office.route('**/office/import-rows', (route) => {
    batches += 1;
    return batches === 1 ? route.continue() : route.abort();
  });
  await choose(office, name, file);
  await expect(office.getByLabel('Second address', { exact: true })).toHaveValue('3');
  await expectAccessible(office, [390, 820, 1440]);
  await office.getByRole('button', { name: 'Check the file' }).click();
  await expect(office.getByText('1 row would add an address to a customer')).toBeVisible();
  await office.getByRole('button', { name: `Import ${count} customers` }).click();
  await expect(office.getByRole('listitem', { name })).toContainText('80 of 171 rows handled');
  await office.unroute('**/office/import-rows');

  await office.reload();
  await openImport(office);
  await choose(office, name, file);
  await expect(office.getByRole('heading', { name: 'The import is paused' })).toBeFocused();
  await office.getByRole('button', { name: 'Continue' }).click();
  await expect(office.getByRole('listitem', { name })).toContainText(
    `${count} customers imported, 1 row with another address added`,
  );

  await office.getByRole('combobox', { name: 'Search everything' }).fill(`0-${email}`);
  await office.getByRole('option').filter({ hasText: 'Person 0' }).click();
  const addresses = office.getByRole('region', { name: 'Addresses', exact: true });
  await expect(addresses.getByRole('listitem')).toHaveCount(3);
  await expect(addresses).toContainText('7 Oak Ave');
  await expectNothingWider(office);
});
