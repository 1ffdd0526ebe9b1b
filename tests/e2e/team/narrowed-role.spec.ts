import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { promoteAdmin } from '../../../tools/admin/promote-admin';
import { newPerson, openDesktop } from '../../../tools/testing/screens/people';
import { book } from '../support/book';
import { cachedText } from '../support/cached-records';
import { memberPassword, signInAs } from '../support/inspectors';
import { rowOf } from '../support/office';
import { test } from '../support/test';

async function newOwner(): Promise<{ readonly email: string; readonly uid: string }> {
  const services = localServices();
  const email = `office-${randomUUID().slice(0, 8)}@example.com`;
  await promoteAdmin(services, { email, password: () => Promise.resolve(memberPassword) });
  return { email, uid: (await services.auth.getUserByEmail(email)).uid };
}

test('what the office read leaves the device of an admin who becomes an inspector', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const { email, uid } = await newOwner();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await signInAs(page, email);
  await expect(rowOf(page, person.name)).toBeVisible();
  await expect.poll(() => cachedText(page)).toContain(person.name);
  const record = localServices().firestore.collection(collections.admins).doc(uid);
  await record.update({ role: 'inspector' });
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  await expect.poll(() => cachedText(page)).not.toContain(person.name);
  // What an inspector reads stays for the day without a connection.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  await expect.poll(() => cachedText(page)).toContain(email);
  await record.update({ active: false });
});

test('what the office read before its role was noted on the device leaves it too', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const { email, uid } = await newOwner();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await signInAs(page, email);
  await expect(rowOf(page, person.name)).toBeVisible();
  await expect.poll(() => cachedText(page)).toContain(person.name);
  // As an earlier version left it.
  await page.evaluate(() => localStorage.removeItem('office-cache-wide'));
  await page.goto('about:blank');
  const record = localServices().firestore.collection(collections.admins).doc(uid);
  await record.update({ role: 'inspector' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  await expect.poll(() => cachedText(page)).not.toContain(person.name);
  await record.update({ active: false });
});
