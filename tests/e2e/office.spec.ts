import { business } from '@domain/business/business';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { demoAdmin } from '../../tools/backend/stack';
import { book } from './support/book';
import { expectAccessible } from './support/expect-accessible';
import { expectBlogLink } from './support/expect-blog-link';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailsTo } from '../../tools/testing/screens/mailbox';
import { seedOldJobs } from './support/old-jobs';
import { detailsButton, acceptDialog, findJob, rowButton, rowOf } from './support/office';
import { newPerson, openDesktop, openOffice, openOnPhone } from '../../tools/testing/screens/people';
import { approvalTo } from './support/release-mails';
import { test } from './support/test';

test('the office asks for a sign-in and returns to the requested page', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin?tab=security');
  await expect(page).toHaveURL(/\/admin\/auth/);
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?tab=security/);
  await page.goto('/admin/auth');
  await expect(page).toHaveURL(/\/admin(\?|$)/);
});

test('two admins accept at once: one booking, one email, and the second admin is informed', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const offices = [await openOffice(browser), await openOffice(browser)];
  for (const office of offices) await rowButton(rowOf(office, person.name), 'Accept').click();
  await Promise.all(offices.map((office) => acceptDialog(office).confirm.click()));
  const notices = offices.map((office) => office.getByText(/has already accepted this request\./));
  await expect
    .poll(async () => (await Promise.all(notices.map((text) => text.count()))).filter(Boolean).length)
    .toBe(1);
  await expect(await findJob(offices[0]!, person)).toHaveCount(1);
  await approvalTo(person);
  expect(
    (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Your sewer')),
  ).toHaveLength(1);
});

test('declined and deleted requests leave the list at once, deletion after a confirmation', async ({
  browser,
}) => {
  const [declined, deleted] = [newPerson(), newPerson()];
  await book(declined);
  await book(deleted);
  const office = await openOffice(browser);
  await (await detailsButton(rowOf(office, declined.name), 'Decline')).click();
  await expect(office.getByText('Appointment Declined')).toBeVisible();
  await expect(rowOf(office, declined.name)).toBeHidden();
  await (await detailsButton(rowOf(office, deleted.name), 'Delete')).click();
  await expect(office.getByText(deleted.name).first()).toBeVisible();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(office.getByText('Item Deleted')).toBeVisible();
  await expect(rowOf(office, deleted.name)).toBeHidden();
});

test('an invalid price is refused at the field, and the dialog stays open', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await rowButton(rowOf(office, person.name), 'Accept').click();
  const { dialog, price, confirm } = acceptDialog(office);
  await price.fill('abc');
  await confirm.click();
  await expect(price).toHaveAccessibleDescription(/Enter the price in dollars/);
  await expect(dialog).toBeVisible();
});

test('an unknown address under /admin is logged as an error without its query and offers a way on', async ({
  browser,
}) => {
  const page = await (await openDesktop(browser)).newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/admin/no/such/page?q=robin@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => errors.join()).toContain('Not found: /admin/no/such/page');
  expect(errors.join()).not.toContain('robin@example.com');
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expectBlogLink(page);
  await expectAccessible(page, [1440, 820, 390]);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('#services')).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin\/auth/);
});

test('the address stores the active tab', async ({ browser }) => {
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Create Report' }).click();
  await expect(office).toHaveURL(/tab=report/);
  await office.reload();
  await expect(office.getByRole('tab', { name: 'Create Report' })).toHaveAttribute('aria-selected', 'true');
});

test('signing out applies to every tab, and the next person sees nothing of the first', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  const second = await office.context().newPage();
  await second.goto('/admin');
  await expect(rowOf(second, person.name)).toBeVisible();
  await office.getByRole('button', { name: 'Sign Out' }).click();
  await expect(office).toHaveURL(/\/admin\/auth/);
  await expect(second).toHaveURL(/\/admin\/auth/);
  await expect(second.getByText(person.name)).toHaveCount(0);
  const databases = await office.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  expect(databases.filter((name) => name.startsWith('firestore'))).toEqual([]);
});

test('the office works on a phone: cards from 220 px on, nothing wider than the screen, and nothing below the calendar button; a desktop shows seven jobs at once', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const mark = `Old${randomUUID().replace(/\W/g, '').slice(0, 6)}`;
  const removeOldJobs = await seedOldJobs(mark, 7, 'scheduled', '2020-01-06');
  const desk = await openOffice(browser, '/admin?list=jobs&filter=scheduled');
  try {
    const last = rowOf(desk, mark).nth(6);
    await expect(last.getByText('Forms Pending')).toBeInViewport({ ratio: 1 });
    // A toast can lie over it for some seconds.
    await expect
      .poll(() =>
        last.evaluate((row) => {
          const { left, bottom } = row.getBoundingClientRect();
          return row.contains(document.elementFromPoint(left + 24, bottom - 2));
        }),
      )
      .toBe(true);
    await expect(desk.getByRole('list', { name: 'Summary' }).getByRole('link')).toHaveCount(7);
  } finally {
    await removeOldJobs();
  }

  const page = await openOnPhone(browser, desk);
  await page.goto('/admin');
  await expect(rowButton(rowOf(page, person.name), 'Accept')).toBeVisible();
  const first = page.getByRole('list', { name: 'Direct requests' }).getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(220);
  await expectNothingWider(page);
  const name = page.locator('header').getByText(business.shortName, { exact: true });
  // A short name can have 20 letters.
  await name.evaluate((element) => (element.textContent = 'Prairie Sewer Scopes'));
  const shown = (await page.getByText('Prairie Sewer Scopes').boundingBox()) ?? { x: 0, width: 0 };
  const search = await page.getByRole('button', { name: 'Search everything' }).boundingBox();
  expect(shown.x + shown.width).toBeLessThanOrEqual(search?.x ?? 0);
  const cut = await page.locator('main *, header *').evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => getComputedStyle(element))
      .filter(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
      .map(({ maskImage }) => maskImage.includes('gradient')),
  );
  expect(new Set(cut)).toEqual(new Set([true]));
  const calendar = page.getByRole('button', { name: 'Scheduled jobs' });
  // The page never shows beside the button, so no control can be partly below it.
  const beside = await calendar.evaluate((button) => {
    const { top, height } = button.getBoundingClientRect();
    return document.elementFromPoint(8, top + height / 2)?.closest('main') ?? null;
  });
  expect(beside).toBeNull();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const { y } = (await calendar.boundingBox()) ?? { y: 0 };
  const ends = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(y);
});
