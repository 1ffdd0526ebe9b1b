import { expect, type Page } from '@playwright/test';
import type { Person } from '../../../tools/testing/screens/people';

/** The Create Report tab as an inspector sees it. */
export function reportWriter(page: Page) {
  const text = (name: RegExp | string) => page.getByRole('textbox', { name });
  const dialog = page.getByRole('dialog');
  return {
    clientName: text('Client Name'),
    clientEmail: text('Client Email'),
    address: text('Property Address'),
    summary: text(/^Summary/),
    inspectionType: page.getByLabel('Inspection Type'),
    scopeType: page.getByLabel('Sewer Scope Type'),
    addFinding: page.getByRole('button', { name: 'Add Finding' }),
    footage: page.getByRole('textbox', { name: 'Footage', exact: true }),
    problem: page.getByRole('combobox', { name: /^Main Problem/ }),
    cost: text('Estimated Cost'),
    severity: (name: string) => page.getByRole('radio', { name, exact: true }),
    findings: page.locator('[data-finding]'),
    generate: page.getByRole('button', { name: 'Generate Report' }),
    saved: page.getByText('Saved on this device', { exact: true }),
    dialog,
    inDialog: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

/** An exact toast title. */
export function toast(page: Page, title: string) {
  return page.locator('strong').filter({ hasText: new RegExp(`^${title.replace(/[.!?]/g, '\\$&')}$`) });
}

/** Fills in what the standard asks for, without which Generate Report asks first. */
export async function giveStandardFacts(page: Page): Promise<void> {
  await page.getByLabel('Entry Point').selectOption('cleanout');
  await page.getByLabel('Direction', { exact: true }).selectOption('downstream');
  await page.getByLabel('Pipe Material').selectOption('Clay');
  await page.getByLabel('End Reached').selectOption('yes');
}

/** Fills in the required fields, and the facts that the standard asks for. */
export async function writeReport(page: Page, person: Person): Promise<void> {
  const form = reportWriter(page);
  await form.clientName.fill(person.name);
  await form.clientEmail.fill(person.email);
  await form.address.fill(person.address);
  await giveStandardFacts(page);
  await form.summary.fill('The line is clay. One joint has to be repaired.');
}

/** Adds a finding and fills it in. */
export async function addFinding(page: Page, problem: string, footage: string): Promise<void> {
  const form = reportWriter(page);
  await form.addFinding.click();
  await expect(form.footage).toBeFocused();
  await form.footage.fill(footage);
  await form.problem.fill(problem);
  await form.severity('High').check();
}
