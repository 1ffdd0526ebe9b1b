import type { Locator, Page } from '@playwright/test';

/** The row or card of one client in the list that is open. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** A button of a row; its accessible name goes on with the client's. */
export function rowButton(row: Locator, label: string): Locator {
  return row.getByRole('button', { name: new RegExp(`^${label}`) });
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
