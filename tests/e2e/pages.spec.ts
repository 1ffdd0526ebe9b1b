import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openDesktop, openOffice, openPhone } from './support/people';
import { test } from './support/test';

const documents = [
  '/',
  '/thank-you',
  '/privacy',
  '/terms',
  '/disclosure',
  '/inspection-agreement?booking=abc',
  '/customer-portal',
];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [...documents, '/no-such-page', '/admin/auth']) {
    test(`axe finds nothing on ${path}, ${colorScheme}, at 390 and 1440 px`, async ({ browser }) => {
      for (const open of [openPhone, openDesktop]) {
        const context = await open(browser, { colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await context.close();
      }
    });
  }
}

test('axe finds nothing in the workflow and in its accept dialog', async ({ browser }) => {
  const office = await openOffice(browser);
  await expect(office.getByRole('listitem').first()).toBeVisible();
  expect(await violationsOf(office)).toEqual([]);
});

test('every page comes with a policy that allows no inline script but the loader, and keeps to it', async ({
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
