import { expect } from '@playwright/test';
import { business } from '@domain/business/business';
import { listedPages, referralScreens, routes } from '@domain/business/routes';
import { book } from './support/book';
import { expectAccessible } from './support/expect-accessible';
import { acceptDialog, rowButton, rowOf } from './support/office';
import { newPerson, openDesktop, openOffice } from '../../tools/testing/screens/people';
import { test } from './support/test';

const documents = [
  '/',
  '/thank-you',
  ...listedPages,
  '/inspection-agreement?booking=abc',
  '/customer-portal',
];

for (const path of [...documents, '/no-such-page', '/admin/auth']) {
  test(`axe finds nothing on ${path} in both color schemes at 390, 820 and 1440 px`, async ({ browser }) => {
    const page = await (await openDesktop(browser)).newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
  });
}

test('axe finds nothing in the Workflow tab and its accept dialog', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  const row = rowOf(office, person.name);
  await expect(row).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
  await rowButton(row, 'Accept').click();
  await expect(acceptDialog(office).price).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
});

test('every page’s policy allows no inline script except the loader, and the page complies', async ({
  browser,
}) => {
  const page = await (await openDesktop(browser)).newPage();
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text());
  });
  for (const path of [...documents, '/no-such-page', '/admin/auth']) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toMatch(/^'self'( 'sha256-[^']+')*$/);
    expect(response?.headers()['referrer-policy'], path).toBe('strict-origin');
    expect(response?.headers()['x-content-type-options'], path).toBe('nosniff');
  }
  expect(broken).toEqual([]);
});

test('every page’s title is its name and the business’s', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  const paths = [...Object.values(routes), ...Object.values(referralScreens), '/report/abc', '/no-such-page'];
  for (const path of new Set(paths)) {
    await page.goto(path, { waitUntil: 'commit' });
    const parts = async () => (await page.title()).split(' | ');
    await expect.poll(parts, { message: path }).toEqual([expect.stringMatching(/./), business.name]);
  }
});
