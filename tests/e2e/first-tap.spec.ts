import { expect, type Browser, type Page } from '@playwright/test';
import { openPhone } from '../../tools/testing/screens/people';
import { holdScripts, slowDown } from './support/slow-line';
import { test } from './support/test';

/**
 * Opens the landing page on a slow connection and a slow phone once the first bytes arrive; script files are
 * blocked.
 */
async function openBeforeScripts(browser: Browser): Promise<{ page: Page; release: () => void }> {
  const page = await (await openPhone(browser, { reducedMotion: 'reduce' })).newPage();
  await slowDown(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  return { page, release };
}

test('the first tap on the menu opens it, and its links go to their sections', async ({ browser }) => {
  const { page } = await openBeforeScripts(browser);
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const [label, anchor] of [
    ['Services', 'services'],
    ['Sample Report', 'sample-report'],
    ['About', 'about'],
    ['Contact', 'contact'],
    ['Schedule Now', 'contact'],
  ] as const) {
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: label, exact: true }).tap();
    await expect(panel).toBeHidden();
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await panel.getByRole('button', { name: 'Close the menu' }).tap();
  await expect(panel).toBeHidden();
});

test('the first tap on a question opens it and closes the previous one', async ({ browser }) => {
  const { page } = await openBeforeScripts(browser);
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(8);
  for (let index = 0; index < 8; index += 1) {
    await questions.nth(index).locator('summary').tap();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expect(questions.nth(index)).toHaveAttribute('open');
  }
  await questions.last().locator('summary').tap();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test('the first tap on each link scrolls to its section', async ({ browser }) => {
  const { page } = await openBeforeScripts(browser);
  await page.waitForLoadState('domcontentloaded');
  const links = page.locator('main a[href^="#"], main a[href^="/#"]').filter({ visible: true });
  const count = await links.count();
  expect(count).toBeGreaterThan(6);
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.tap();
    await expect(page.locator(`[id="${anchor}"]`), anchor).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
  }
});

test('the first tap on View Sample Video opens the sample, and the next one closes it', async ({
  browser,
}) => {
  const { page } = await openBeforeScripts(browser);
  await page.getByRole('button', { name: 'View Sample Video' }).tap();
  const video = page.locator('dialog[open]');
  await expect(video).toBeVisible();
  await video.getByRole('button', { name: /close/i }).first().tap();
  await expect(video).toBeHidden();
});

for (const section of ['booking', 'contact']) {
  test(`submitting #${section} before any script loads is remembered and answered once it has`, async ({
    browser,
  }) => {
    const { page, release } = await openBeforeScripts(browser);
    const form = page.locator(`#${section} form`);
    await form.getByLabel(/Full Name/).fill('Robin Castellan');
    await form.locator('button[type=submit]').tap();
    await expect(page.getByText('Missing Information')).toBeHidden();
    release();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(
      page.getByText('Please fill in all required fields to submit your booking request.'),
    ).toBeVisible();
    await expect(form.getByLabel(/Full Name/)).toHaveValue('Robin Castellan');
    expect(new URL(page.url()).search).toBe('');
  });

  test(`text typed into #${section} during hydration is kept to the letter`, async ({ browser }) => {
    const { page, release } = await openBeforeScripts(browser);
    const form = page.locator(`#${section} form`);
    const address = '1420 E Harvard Ave, Shaker Heights 44105';
    await form.getByLabel(/Email Address/).fill('robin@example.com');
    await form.getByLabel(/Preferred Time/).selectOption({ index: 2 });
    const time = await form.getByLabel(/Preferred Time/).inputValue();
    const awake = page.waitForFunction(
      (id) =>
        Object.keys(document.querySelector(`#${id} form`) ?? {}).some((key) => key.startsWith('__react')),
      section,
    );
    const field = form.getByLabel(/Property Address/);
    await field.pressSequentially(address.slice(0, 8));
    release();
    // Types the first part letter by letter during hydration, then the rest.
    await field.pressSequentially(address.slice(8, 34), { delay: 40 });
    await awake;
    await field.pressSequentially(address.slice(34));
    await expect(field).toHaveValue(address);
    await expect(form.getByLabel(/Email Address/)).toHaveValue('robin@example.com');
    await expect(form.getByLabel(/Preferred Time/)).toHaveValue(time);
  });
}
