import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import { services } from '@domain/business/services';
import { addresses } from './support/addresses';
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

test('the landing page shows the services, prices, cities and contact of the business', async ({
  browser,
}) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto('/');
  for (const { title, price, turnaround } of services) {
    const card = page.locator('#services').getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(`$${price}`);
    await expect(card).toContainText(turnaround);
  }
  for (const city of cities)
    await expect(page.locator('#about li').getByText(city, { exact: true })).toBeVisible();
  await expect(
    page.locator('#contact').getByRole('link', { name: business.phone.display }).first(),
  ).toBeVisible();
});

test('the menu of a narrow screen opens, leads to its section and closes', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).first().click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Services' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#services')).toBeInViewport();
});

test('/blog goes to the blog and keeps the rest of the path', async () => {
  for (const [path, target] of [
    ['/blog', business.blogUrl],
    ['/blog/costs/2026', `${business.blogUrl}/costs/2026`],
  ] as const) {
    const response = await fetch(`${addresses.site}${path}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(target);
  }
});

test('an unknown address is answered as not found, with ways on, and is logged', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => errors.join()).toContain('/no-such-page');
});
