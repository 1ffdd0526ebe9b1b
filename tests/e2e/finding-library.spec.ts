import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '../../tools/backend/stack';
import { newPerson, openDesktop } from '../../tools/testing/screens/people';
import { openConnection, type Connection } from './support/connection';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { giveStandardFacts, reportWriter } from './support/report-writer';
import { tabTo } from './support/tab-to';
import { test } from './support/test';
import { underWorker } from './support/under-worker';

test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection();
});
test.afterEach(() => connection.close());

/** The letters to search for, and what is typed into its blanks in order. */
const five: readonly (readonly [letters: string, values: readonly string[]])[] = [
  ['bel', ['34', '40', '1.5', 'r']],
  ['fin', ['52', '3']],
  ['cra', ['58', '9 to 3', '2']],
  ['hol', ['61', '12', '']],
  ['clear', ['80']],
];

/** Keys pressed and characters typed. */
interface Effort {
  keys: number;
  characters: number;
}

/** Writes findings one after the other; the focus is on the button that opens the library. */
async function writeFindings(page: Page): Promise<readonly Effort[]> {
  const dialog = page.getByRole('dialog', { name: 'Findings library' });
  const efforts: Effort[] = [];
  for (const [letters, values] of five) {
    const effort = { keys: 0, characters: 0 };
    const press = (key: string) => {
      effort.keys += 1;
      return page.keyboard.press(key);
    };
    const type = (text: string) => {
      effort.characters += text.length;
      return page.keyboard.type(text);
    };
    await press('Enter');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await type(letters);
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    for (const value of values) {
      await expect(page.locator('[name^="blank-"]:focus')).toHaveValue('');
      await type(value);
      await press('Enter');
    }
    // A blank that was left open is asked for again, so Tab passes it.
    if (values.includes('')) await page.locator('[data-next-finding]').focus();
    await expect(page.locator('[data-next-finding]')).toBeFocused();
    efforts.push(effort);
  }
  return efforts;
}

test('five findings are written offline by keyboard alone, and a blank that is left keeps the report', async ({
  browser,
}) => {
  const person = newPerson();
  const context = await openDesktop(browser, { baseURL: connection.url });
  let page = await context.newPage();
  await page.goto('/admin/auth');
  await underWorker(page, 'office');
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Unified Workflow' }).waitFor();
  connection.cut();
  await context.setOffline(true);
  await page.close();

  // A cold start without a connection.
  page = await context.newPage();
  await page.goto('/admin?tab=report');
  const form = reportWriter(page);
  await form.clientName.fill(person.name);
  await form.clientEmail.fill(person.email);
  await form.address.fill(person.address);
  await giveStandardFacts(page);
  await page.getByLabel('End Reached').selectOption('no');
  await page.getByLabel('Linear Footage').fill('80');
  await tabTo(page.getByRole('button', { name: 'Add From Library' }));
  const efforts = await writeFindings(page);
  test.info().annotations.push({ type: 'effort', description: JSON.stringify(efforts) });
  for (const { keys, characters } of efforts) {
    expect(keys).toBeLessThanOrEqual(6);
    expect(characters).toBeLessThanOrEqual(12);
  }
  await expect(form.findings.locator('.title')).toContainText([
    '1. Belly holding water34 ft, Medium severity',
    '2. Root intrusion52 ft, Low severity',
    '3. Crack58 ft, Low severity',
    '4. Hole61 ft, High severity',
    '5. Line in good condition80 ft, None severity',
  ]);

  await page.getByRole('button', { name: 'Propose Summary' }).click();
  await expect(form.summary).toHaveValue(/The camera found 4 problems\. High severity: hole at 61 ft\./);
  await form.generate.click();
  const opening = page.locator('[name="blank-opening"]');
  await expect(opening).toBeFocused();
  await expectAccessible(page);
  await expectNothingWider(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Observation' })).toHaveValue(
    /Size of the opening: could not be measured\./,
  );

  await form.generate.click();
  await expect(form.dialog.getByRole('heading', { name: 'Incomplete by the standard' })).toBeVisible();
  await expectAccessible(page);
  await form.inDialog('What wasn’t inspected, and why').press('Enter');
  await expect(page.getByLabel('Not Inspected')).toBeFocused();
  await page.keyboard.type('Past 80 ft: the camera could not pass.');
  await form.generate.click();
  await expect(form.dialog.getByRole('heading', { name: 'Report saved on this device' })).toBeVisible();
  await expect(form.saved.or(form.dialog)).toBeVisible();
});
