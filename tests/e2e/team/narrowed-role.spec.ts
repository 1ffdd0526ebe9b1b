import { expect, type Browser, type Page } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { newPerson, openDesktop } from '../../../tools/testing/screens/people';
import { book } from '../support/book';
import { cachedText } from '../support/cached-records';
import { newMember, signInAs } from '../support/inspectors';
import { rowOf } from '../support/office';
import { test } from '../support/test';

/** A page of an owner whose device has stored a request of `person`, and the owner's record. */
async function openOwner(browser: Browser) {
  const person = newPerson();
  await book(person);
  const { email, uid } = await newMember('owner');
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await signInAs(page, email);
  await expect(rowOf(page, person.name)).toBeVisible();
  await expect.poll(() => cachedText(page)).toContain(person.name);
  const record = localServices().firestore.collection(collections.admins).doc(uid);
  return { page, person, email, record };
}

const expectMyDay = (page: Page) =>
  expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();

test('what the office read leaves the device of an admin who becomes an inspector', async ({ browser }) => {
  const { page, person, email, record } = await openOwner(browser);
  await record.update({ role: 'inspector' });
  await expectMyDay(page);
  await expect.poll(() => cachedText(page)).not.toContain(person.name);
  // What an inspector reads stays for the day without a connection.
  await page.reload();
  await expectMyDay(page);
  await expect.poll(() => cachedText(page)).toContain(email);
  await record.update({ active: false });
});

test('what the office read before its role was noted on the device leaves it too', async ({ browser }) => {
  const { page, person, record } = await openOwner(browser);
  // As an earlier version left it.
  await page.evaluate(() => localStorage.removeItem('office-cache-wide'));
  await page.goto('about:blank');
  await record.update({ role: 'inspector' });
  await page.goto('/admin');
  await expectMyDay(page);
  await expect.poll(() => cachedText(page)).not.toContain(person.name);
  await record.update({ active: false });
});
