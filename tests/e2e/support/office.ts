import type { Locator, Page } from '@playwright/test';
import { listAddress, type WorkflowList } from '@domain/office/list-filters';
import { routes } from '@domain/business/routes';
import type { Person } from './people';

/** The row or card of one client in the list that is open. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** A button of a row; its accessible name goes on with the client's. */
export function rowButton(row: Locator, label: string): Locator {
  return row.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** An entry of the menu that is open. */
export function menuItem(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name, exact: true });
}

/** A button of the dialog that is open. */
export function dialogButton(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name, exact: true });
}

/** The dialog in which the office sets date, time and price. */
export function acceptDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    price: dialog.getByLabel(/^Price/),
    confirm: dialog.getByRole('button', { name: 'Accept appointment' }),
  };
}

/** The address of a list in which one client is searched for: the first page of the jobs is full in a run of tests. */
export function foundAddress(list: WorkflowList, { email }: Person): string {
  return `${routes.admin}${listAddress(list)}&q=${encodeURIComponent(email)}`;
}

/** Opens the jobs and searches for one client in them. @returns the row */
export async function findJob(page: Page, person: Person): Promise<Locator> {
  await page.getByRole('tab', { name: /^Inspection Jobs/ }).click();
  await page.getByRole('searchbox', { name: 'Search in Inspection Jobs' }).fill(person.email);
  return rowOf(page, person.name);
}
