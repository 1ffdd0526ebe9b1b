import { expect, type Page } from '@playwright/test';
import { blogLinks } from '@domain/business/blog-links';
import { routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { openDesktop, openPhone } from '../../tools/testing/screens/people';
import { test } from './support/test';

const anchors = [
  'home',
  'services',
  'booking',
  'sample-report',
  'about',
  ...(blogLinks ? ['blog'] : []),
  'faq',
  'contact',
];

/** Whether all content of `section` is visible without a script revealing it. */
async function unreadable(page: Page, section: string): Promise<string[]> {
  return page.locator(`#${section}`).evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, label')]
      .filter((element) => element.closest('dialog, details:not([open]) > :not(summary), [hidden]') === null)
      .filter(
        (element) =>
          (element.textContent ?? '').trim() !== '' && !element.checkVisibility({ opacityProperty: true }),
      )
      .map((element) => element.textContent ?? ''),
  );
}

for (const [width, open] of [
  ['a phone', openPhone],
  ['a desktop', openDesktop],
] as const) {
  test(`without JavaScript every section can be read on ${width}`, async ({ browser }) => {
    const page = await (await open(browser, { javaScriptEnabled: false })).newPage();
    await page.goto('/');
    for (const section of anchors) {
      await expect(page.locator(`#${section}`)).toBeVisible();
      expect(await unreadable(page, section), section).toEqual([]);
    }
  });
}

test('without JavaScript the questions open one at a time and can be closed', async ({ browser }) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto('/');
  const questions = page.locator('#faq details');
  for (const index of [0, 1]) {
    await questions.nth(index).locator('summary').click();
    await expect(questions.nth(index).locator('p').first()).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await questions.nth(1).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test('without JavaScript the menu opens, closes, and leads to sections and pages', async ({ browser }) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto('/');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await panel.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/#about$/);
});

test('without JavaScript each booking form is disabled and says how to book instead', async ({ browser }) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto('/');
  const sections = page.locator('section:has([data-island] form)');
  expect(await sections.count()).toBeGreaterThan(0);
  for (const section of await sections.all()) {
    await expect(section.locator('form button[type=submit]')).toBeDisabled();
    const phone = section.getByText(phoneOf(factorySettings.contact).display).filter({ visible: true });
    await expect(phone.first()).toBeVisible();
  }
});

test('without JavaScript a form names the number to call', async ({ browser }) => {
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto(routes.questionnaire);
  await expect(page.getByRole('link', { name: phoneOf(factorySettings.contact).display })).toHaveAttribute(
    'href',
    `tel:${factorySettings.contact.phone}`,
  );
});
