import { expect, type Locator, type Page } from '@playwright/test';
import { listAddress, type WorkflowList } from '@domain/office/list-filters';
import { routes } from '@domain/business/routes';
import type { Person } from '../../../tools/testing/screens/people';

/** One client's row or card in the current list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** A row's button; its accessible name ends with the client's. */
export function rowButton(row: Locator, label: string): Locator {
  return row.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** A button of a row's details, which show every action; the row keeps the next one. Selects the row first. */
export async function detailsButton(row: Locator, label: string): Promise<Locator> {
  await row.getByRole('heading').getByRole('button').first().click();
  const details = row.page().getByRole('region', { name: /: details$/ });
  return details.getByRole('button', { name: new RegExp(`^${label}: `) });
}

/** Starts a job whose agreement isn't signed. */
export async function startUnsigned(row: Locator): Promise<void> {
  await rowButton(row, 'Start Job').click();
  await dialogButton(row.page(), 'Start anyway').click();
}

/** An entry of the open menu. */
export function menuItem(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name, exact: true });
}

/** A button of the open dialog. */
export function dialogButton(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name, exact: true });
}

/** The dialog in which the office sets date, time, and price. */
export function acceptDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    price: dialog.getByLabel(/^Price/),
    confirm: dialog.getByRole('button', { name: 'Accept appointment' }),
  };
}

/** The address of a list filtered to one client, because other tests' jobs can fill the first page. */
export function foundAddress(list: WorkflowList, { email }: Person): string {
  return `${routes.admin}${listAddress(list)}&q=${encodeURIComponent(email)}`;
}

/** Opens the job list filtered to one client. @returns the row. */
export async function findJob(page: Page, person: Person): Promise<Locator> {
  await page.getByRole('tab', { name: /^Inspection Jobs/ }).click();
  await page.getByRole('searchbox', { name: 'Search in Inspection Jobs' }).fill(person.email);
  // Until then the row is one of the whole list, and leaving the tab would drop the search.
  await expect(page).toHaveURL(/[?&]q=/);
  return rowOf(page, person.name);
}
