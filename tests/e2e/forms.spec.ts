import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { payPath } from '@domain/payment/pay-path';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { easyVisit } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { acceptedJob, reissueLink, revokeLink, type JobWithKey } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { formAddress, mailedLinks, signingForm } from './support/forms';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { findJob } from './support/office';
import {
  newPerson,
  openDesktop,
  openOffice,
  openPhone,
  type Person,
} from '../../tools/testing/screens/people';
import { trustedBody } from '../../tools/trusted-json';
import { popupWithPdf } from './support/popup-with-pdf';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

async function openOnPhone(browser: Browser, path: string, key: string): Promise<Page> {
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(path, key));
  return page;
}

async function signed(browser: Browser, person: Person, { key }: JobWithKey): Promise<Page> {
  const page = await openOnPhone(browser, routes.agreement, key);
  const form = signingForm(page);
  await form.signAgreement(person.name);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=agreement&booking=/);
  return page;
}

test(
  'both documents are signed from the emailed links, and each page leads to the next missing form',
  { tag: '@walk' },
  async ({ browser }) => {
    const person = newPerson();
    const { key } = await acceptedJob(person);
    const links = await mailedLinks(person);
    const page = await (await openPhone(browser)).newPage();
    await page.goto(links[routes.inspectionAgreement] ?? '');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sewer Scope Inspection Agreement' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Sewer Scope Inspection Agreement/);
    const form = signingForm(page);
    await expect(form.name).toHaveValue(person.name);
    await expect(form.address).toHaveValue(person.address);
    await expect(form.date).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(form.submit).toBeDisabled();
    await popupWithPdf(page, () => page.getByRole('button', { name: 'Read as PDF' }).click());
    await expectAccessible(page);
    await form.signAgreement(person.name);
    await form.submit.click();
    await expect(page).toHaveURL(new RegExp(`/thank-you\\?type=agreement&booking=${key}`));

    await page.goto(links[routes.inspectionAgreement] ?? '');
    await expect(page.getByText(/^You signed this on /)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay .+ now$/ })).toHaveAttribute('href', payPath(key));
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Next: Media release/ }).click();
    await expect(page).toHaveURL(/\/media-release\?booking=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Release & Photo/Video Consent');
    await expectAccessible(page);
    await form.signMediaRelease(person.name);
    await form.submit.click();
    await expect(page).toHaveURL(/\/thank-you\?type=media-release&booking=/);

    const copy = await mailTo(person.email, /agreement/i, { bySweeper: true });
    expect(copy.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
  },
);

test('in the other order, after the questionnaire, each page names what is missing and the office sees it complete', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const client = { key: job.key, name: person.name };
  await submitDemoForms({ questionnaire: easyVisit }, { ...client, from: '198.51.100.7' });

  const page = await openOnPhone(browser, routes.mediaRelease, job.key);
  const form = signingForm(page);
  await form.signMediaRelease(person.name);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=media-release&booking=/);
  await expect(page.getByRole('link', { name: 'Continue with the agreement' })).toBeVisible();
  await page.goto(formAddress(routes.mediaRelease, job.key));
  await page.getByRole('link', { name: /^Next: Inspection agreement/ }).click();
  await form.signAgreement(person.name);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=agreement&booking=/);
  await expect(page.getByText('There’s nothing more to fill in or sign.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue with/ })).toBeHidden();
  await page.goto(formAddress(routes.agreement, job.key));
  await expect(page.getByRole('heading', { name: 'All your forms are complete' })).toBeVisible();

  const office = await openOffice(browser);
  await expect(await findJob(office, person)).toContainText('All Forms Complete');
  await office.getByRole('button', { name: person.name, exact: true }).click();
  await expect(office.getByLabel('Inspection jobs: details')).toContainText('Questionnaire complete');
});

test('a booking that changed while the page was open is signed with its current values, and the office sees a different signer name', async ({
  browser,
}) => {
  const person = newPerson();
  const { key, bookingId } = await acceptedJob(person);
  const page = await openOnPhone(browser, routes.agreement, key);
  const form = signingForm(page);
  await expect(form.address).toHaveValue(person.address);
  for (const fixed of [form.address, form.date]) await expect(fixed).not.toBeEditable();
  await expect(page.getByText('Not the right property? Don’t sign yet.')).toBeVisible();
  await form.name.fill('Robert Kane');
  await form.signAgreement('Robert Kane');
  const job = localServices().firestore.collection(collections.bookings).doc(bookingId);
  await job.update({ 'customer.address': '77 Other St, Akron, OH 44606', total_price: 249 });
  await form.submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your booking has changed' });
  await expect(alert).toContainText('77 Other St, Akron, OH 44606');
  await expect(alert).toContainText('$249');
  await expect(form.address).toHaveValue('77 Other St, Akron, OH 44606');
  await expect(form.signature).toHaveValue('Robert Kane');
  await expectAccessible(page, [390, 820, 1440]);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=agreement&booking=/);

  const office = await openOffice(browser);
  await expect(await findJob(office, person)).toContainText('Signed under another name');
  await office.getByRole('button', { name: person.name, exact: true }).click();
  await expect(office.getByLabel('Inspection jobs: details')).toContainText(
    `Signed by Robert Kane. The client is ${person.name}`,
  );
});

test('missing fields are named in a toast and at the fields, and nothing is sent', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const page = await openOnPhone(browser, routes.agreement, key);
  const form = signingForm(page);
  await form.terms.check();
  for (const signature of ['', '   ', '🏡']) {
    await form.signature.fill(signature);
    await form.submit.click();
    await expect(form.signature).toHaveAccessibleDescription(/Type your name as your signature/);
  }
  await form.signature.fill('   ');
  await form.submit.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields and agree to the terms.')).toBeVisible();
  await form.name.fill('x'.repeat(300));
  await form.submit.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(/up to 120 characters/);
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/agreement/);
});

test('a media release needs photo or video consent, and a name with emoji and accents is signed as typed', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const page = await openOnPhone(browser, routes.mediaRelease, key);
  const form = signingForm(page);
  await form.website.check();
  await form.electronic.check();
  await form.signature.fill('Žofie Å. Núñez 🏡');
  await form.submit.click();
  await expect(
    page.getByText('Please fill in all required fields and agree to at least one media usage type.'),
  ).toBeVisible();
  await form.video.check();
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you/);
  await page.goBack();
  await expect(page.getByText('Žofie Å. Núñez 🏡')).toBeVisible();
});

test('a client who consents to nothing gets to the last form, and page, office, and copy say so', async ({
  browser,
}) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const page = await openOnPhone(browser, routes.agreement, key);
  const form = signingForm(page);
  await form.signAgreement(person.name);
  await form.submit.click();
  await page.getByRole('link', { name: 'Continue with the media release' }).click();

  await form.photos.check();
  await form.noConsent.check();
  await expect(form.photos).not.toBeChecked();
  await expect(form.photos).toBeDisabled();
  await form.electronic.check();
  await form.signature.fill(person.name);
  await expectAccessible(page, [390, 820, 1440]);
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=media-release&booking=/);
  await page.getByRole('link', { name: 'Continue with the questionnaire' }).click();
  await expect(page.getByText('Step 1 of 10')).toBeVisible();

  await page.goto(formAddress(routes.mediaRelease, key));
  await expect(page.getByText('You did not consent.')).toBeVisible();
  await expectAccessible(page, [390, 820, 1440]);

  const office = await openOffice(browser);
  await expect(await findJob(office, person)).toContainText('2/3 Forms Complete');
  await office.getByRole('button', { name: person.name, exact: true }).click();
  await expect(office.getByLabel('Inspection jobs: details')).toContainText(
    'No consent. Use photos and video for the report only.',
  );
  const copy = await mailTo(person.email, /media release/i, { bySweeper: true });
  expect(copy.text).toContain('No consent: we use photos and video for your report only.');
});

test('on two devices the first signature counts and the second signer is informed', async ({ browser }) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const second = await openOnPhone(browser, routes.agreement, job.key);
  const form = signingForm(second);
  await form.signAgreement('Second Device');
  await signed(browser, person, job);
  await form.submit.click();
  await expect(second.getByRole('alert')).toContainText('already signed');
  await expect(second.getByText(/^You signed this on /)).toBeVisible();
  await expect(second.getByText(person.name, { exact: true })).toBeVisible();
  await expect(second.getByText('Second Device')).toHaveCount(0);
});

test('a link revoked midway keeps what was typed and says what to do', async ({ browser }) => {
  const job = await acceptedJob(newPerson());
  const page = await openOnPhone(browser, routes.agreement, job.key);
  const form = signingForm(page);
  await form.signAgreement('Robin Castellan');
  await revokeLink(job.bookingId);
  await form.submit.click();
  await expect(page.getByRole('alert')).toContainText('This link was replaced by a newer one');
  await expect(form.signature).toHaveValue('Robin Castellan');
  await expect(form.terms).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link was replaced' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(formAddress(routes.agreement, await reissueLink(job.bookingId)));
  await expect(form.submit).toBeVisible();
});

test('an address with no booking or an invented one shows an explanation', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  for (const path of [routes.agreement, routes.mediaRelease]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Missing Booking Information' })).toBeVisible();
  }
  await expectAccessible(page);
  for (const key of ['abcdefghjkmnpqrstvwxyz23', '../bookings', 'x'.repeat(300), '<b>']) {
    await page.goto(formAddress(routes.agreement, key));
    await expect(page.getByRole('heading', { name: 'We don’t recognize this link' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('offline, nothing is signed or lost; after reconnecting the same click signs', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const page = await openOnPhone(browser, routes.agreement, key);
  const form = signingForm(page);
  await form.name.fill('Robin C. Castellan');
  await form.signAgreement('Robin C. Castellan');
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(page.getByRole('alert')).toContainText('Signing needs a connection');
  await expect(form.signature).toHaveValue('Robin C. Castellan');
  await page.context().setOffline(false);
  await page.reload();
  await expect(form.name).toHaveValue('Robin C. Castellan');
  await expect(form.signature).toHaveValue('');
  await expect(form.terms).not.toBeChecked();
  await form.signAgreement('Robin C. Castellan');
  await form.submit.click();
  await expect(page).toHaveURL(/\/thank-you/);
});

test('the signed copy opens as a PDF, and verification distinguishes it from a modified file', async ({
  browser,
}) => {
  const person = newPerson();
  const job = await acceptedJob(person);
  const page = await signed(browser, person, job);
  const { attachments } = await mailTo(person.email, /signed/i, { bySweeper: true });
  const pdf = Buffer.from(attachments[0]?.content ?? '', 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(formAddress(routes.agreement, job.key));
  const opened = page.waitForResponse((response) => response.url().includes('client/document-open'));
  await page.getByRole('button', { name: 'Open signed copy' }).click();
  const { result } = await trustedBody<{ result: { url: string } }>(await opened);
  const stored = Buffer.from(await (await fetch(result.url)).arrayBuffer());
  const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
  expect(hashOf(stored)).toBe(hashOf(pdf));

  await page.goto(routes.verify);
  await expect(page.getByRole('heading', { name: 'Check a signed document' })).toBeVisible();
  await expectAccessible(page);
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('signed.pdf', pdf);
  await expect(page.getByRole('heading', { name: 'This is the document that was signed' })).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.from(pdf);
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
  await choose('changed.pdf', changed);
  await expect(
    page.getByRole('heading', { name: 'This isn’t a file that was signed with us' }),
  ).toBeVisible();
  await expectAccessible(page);
  await choose('notes.txt', await readFile(new URL(import.meta.url)));
  await expect(page.getByRole('heading', { name: 'This isn’t a PDF' })).toBeVisible();
  await choose('huge.pdf', Buffer.alloc(40_000_000));
  await expect(page.getByText('It’s far larger than any document we create.')).toBeVisible();
});

test('the whole agreement can be signed by keyboard alone', async ({ browser }) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(formAddress(routes.inspectionAgreement, key));
  const { terms, electronic, signature } = signingForm(page);
  await terms.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(electronic).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'call us', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signature).toBeFocused();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you\?type=agreement/);
});
