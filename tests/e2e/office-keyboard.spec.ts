import { expect, type Page } from '@playwright/test';
import { book } from './support/book';
import { acceptedJob } from './support/client-job';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { acceptDialog, dialogButton, foundAddress, rowOf } from './support/office';
import { newPerson, openOffice, type Person } from '../../tools/testing/screens/people';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const title = (page: Page, { name }: Person) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Opens a client's record by keyboard: `/`, the address, the arrow keys to the kind, Enter. */
async function findByKeys(page: Page, person: Person, kind: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type(person.email);
  const hit = page.getByRole('group', { name: kind, exact: true }).getByRole('option').first();
  await hit.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    if ((await hit.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(title(page, person)).toBeFocused();
}

test('a request becomes a paid job by keyboard alone', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  const { keyboard } = office;
  const row = rowOf(office, person.name);
  await expect(row).toBeVisible();
  await tabTo(office.getByRole('link', { name: 'Skip to the content' }));
  await keyboard.press('Enter');
  await expect(office.getByRole('main')).toBeFocused();
  await findByKeys(office, person, 'Requests');
  await keyboard.press('c');
  await expect(row.getByRole('button', { name: /^Status: Contacted/ })).toBeVisible();
  await keyboard.press('q');
  await expect(row.getByRole('button', { name: /^Status: Qualified/ })).toBeVisible();
  await keyboard.press('a');
  const { dialog, price, confirm } = acceptDialog(office);
  await tabTo(price);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('175');
  await tabTo(confirm);
  await keyboard.press('Enter');
  await expect(office.getByText('Appointment Accepted!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await findByKeys(office, person, 'Jobs');
  await expect(list(office, /^Inspection Jobs/)).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText('$175');
  await keyboard.press('m');
  const time = office.getByRole('dialog').getByLabel(/^Time/);
  await tabTo(time);
  await keyboard.type('0345PM');
  await expect(time).toHaveValue('15:45');
  await keyboard.press('Enter');
  await expect(office.getByText('Job Rescheduled')).toBeVisible();
  await expect(row).toContainText('3:45-5:45 PM');

  await expect(title(office, person)).toBeFocused();
  await keyboard.press('s');
  await expect(office.getByRole('dialog')).toContainText('Your liability limit does not apply');
  await tabTo(dialogButton(office, 'Start anyway'));
  await keyboard.press('Enter');
  await expect(row.getByText('In progress', { exact: true })).toBeVisible();
  await keyboard.press('s');
  await expect(row.getByText('Completed', { exact: true })).toBeVisible();
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();
  await keyboard.press('p');
  await tabTo(office.getByRole('dialog').getByRole('radio').first());
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(row.getByText('Paid, takes effect in a minute')).toBeVisible();
});

test('shortcuts show the shortcut list, switch lists, and move within a list', async ({ browser }) => {
  const [older, newer] = [newPerson(), newPerson()];
  await book(older);
  await book(newer);
  const office = await openOffice(browser);
  const { keyboard } = office;
  await expect(rowOf(office, older.name)).toBeVisible();
  await keyboard.press('?');
  const help = office.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Refresh All')).toBeVisible();
  await keyboard.press('2');
  await keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(list(office, /^Direct Requests/)).toHaveAttribute('aria-selected', 'true');
  for (const [key, name] of [
    ['3', /^Inspection Jobs/],
    ['2', /^Referrals/],
    ['1', /^Direct Requests/],
  ] as const) {
    await keyboard.press(key);
    await expect(list(office, name)).toHaveAttribute('aria-selected', 'true');
  }

  await expect(rowOf(office, older.name)).toBeVisible();
  await keyboard.press('j');
  await expect(title(office, newer)).toBeFocused();
  await keyboard.press('j');
  await expect(title(office, older)).toBeFocused();
  await keyboard.press('k');
  await expect(title(office, newer)).toBeFocused();
});

test('a job is canceled by keyboard after a confirmation', async ({ browser }) => {
  const person = newPerson();
  await acceptedJob(person);
  const office = await openOffice(browser, foundAddress('jobs', person));
  const { keyboard } = office;
  const row = rowOf(office, person.name);
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  await title(office, person).focus();
  await keyboard.press('x');
  const dialog = office.getByRole('dialog', { name: `Cancel the job for ${person.name}?` });
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title(office, person)).toBeFocused();
  await keyboard.press('x');
  await tabTo(dialog.getByRole('button', { name: 'Cancel Job' }));
  await keyboard.press('Enter');
  await expect(office.getByText('Job Cancelled')).toBeVisible();
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
  await mailTo(person.email, /cancel/i);
});
