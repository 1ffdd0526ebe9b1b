import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { referralScreens } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildReward } from '../../tools/testing/factories/build-reward';
import { toDocument } from '../../tools/testing/factories/to-document';
import { newPerson, openDesktop, openPhone, type Person } from '../../tools/testing/screens/people';
import { mailedCode, portalLogin } from '../../tools/testing/screens/portal';
import { expectAccessible } from './support/expect-accessible';
import { test } from './support/test';

/** A referrer with an open referral, and one that earned a reward. */
async function newReferrer(): Promise<Person> {
  const person = newPerson();
  const by = { referrer_email: person.email };
  const open = buildReferral({ ...by, client_name: 'Priya Sandoval', needed_by: '2031-02-03' });
  const done = buildReferral({
    ...by,
    client_name: 'Noah Park',
    progress: 'completed',
    completed_at: '2026-06-01T18:00:00.000Z',
  });
  const reward = buildReward({
    ...by,
    id: done.id,
    client_name: 'Noah Park',
    earned_at: '2026-06-01T18:00:00.000Z',
  });
  const { firestore } = localServices();
  await firestore.collection(collections.referrals).doc(open.id).set(toDocument(open));
  await firestore.collection(collections.referrals).doc(done.id).set(toDocument(done));
  await firestore.collection(collections.rewards).doc(reward.id).set(toDocument(reward));
  return person;
}

async function signInAsReferrer(page: Page, person: Person): Promise<void> {
  const login = portalLogin(page);
  await login.ask(person.email);
  await login.code.fill(await mailedCode(person));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Referrals', exact: true })).toBeVisible();
}

const row = (page: Page, client: string) => page.getByRole('listitem').filter({ hasText: client }).first();

test('a referrer signs in from the tracker on a phone and sees their referrals, until they sign out', async ({
  browser,
}) => {
  const person = await newReferrer();
  const page = await (await openPhone(browser)).newPage();
  await page.goto(referralScreens.tracker);
  await page.getByRole('link', { name: 'Sign in to see all your referrals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Referrals' })).toBeVisible();
  await expectAccessible(page, [390, 820, 1440]);
  await signInAsReferrer(page, person);
  await expect(row(page, 'Priya Sandoval')).toContainText('Report due Mon, Feb 3, 2031');
  await expect(row(page, 'Noah Park')).toContainText('earned');
  await expect(page.getByText('Nothing yet. A report belongs to its client.')).toBeVisible();
  await expectAccessible(page, [390, 820, 1440]);

  // The session lasts, and the list stays on the screen when the connection is lost.
  await page.reload();
  await expect(row(page, 'Noah Park')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. Referrals are saved on this device.')).toBeVisible();
  await expect(row(page, 'Noah Park')).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(portalLogin(page).email).toBeVisible();
  await expect(page.getByText('Noah Park')).toBeHidden();
});

test('a referrer saves the statement of a year as a PDF and as a CSV file', async ({ browser }) => {
  const person = await newReferrer();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(referralScreens.mine);
  await signInAsReferrer(page, person);
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await saved('PDF of 2026');
  expect(pdf.name).toBe('reward-statement-2026.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await saved('CSV of 2026');
  expect(csv.name).toBe('reward-statement-2026.csv');
  expect(csv.bytes.toString()).toContain('2026-06-01,Noah Park,');
});
