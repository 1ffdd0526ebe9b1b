import { dollars } from '@domain/text/dollars';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { collections } from '@domain/firestore/paths';
import { reportNumber } from '@domain/report/report-number';
import { factorySettings } from '@domain/settings/factory-settings';
import { localServices } from '../../tools/admin/local-services';
import { easyVisit } from '../../tools/demo/demo-forms';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { newAddress } from '../../tools/testing/factories/new-address';
import { toDocument } from '../../tools/testing/factories/to-document';
import { usualService } from '../../tools/testing/usual-service';
import { expectAccessible } from './support/expect-accessible';
import { expectSharedLook } from './support/expect-shared-look';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openDesktop, openOffice, openPhone } from '../../tools/testing/screens/people';
import { reportedJob, sendReport, settleJob } from './support/report';
import { test } from './support/test';

/** Reloads the page until its PDF is ready. */
async function whenFileIsMade(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test(
  'a client pays from the emailed link and reads the report from its map',
  { tag: '@walk' },
  async ({ browser }) => {
    const client = newPerson();
    const agent = newPerson().email;
    const job = await reportedJob(client);
    await submitDemoForms(
      { questionnaire: { ...easyVisit, reportRecipient: 'agent', agentEmail: agent } },
      { key: job.key, name: client.name, from: newAddress() },
    );
    await sendReport(job.reportId);
    const mail = await mailTo(client.email, /Your sewer inspection report is ready$/);
    expect(mail.html).not.toContain('Offset joint');
    const link = /href="([^"]*\/report\/[^"]+)"/.exec(mail.html)?.[1] ?? '';

    const page = await (await openPhone(browser)).newPage();
    const letter = await page.context().newPage();
    await letter.setContent(mail.html);
    await expectSharedLook(letter, ['mark', 'main button', 'card'], ['light']);
    await letter.close();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your report is ready' })).toBeVisible();
    await expectSharedLook(page, ['mark', 'main button', 'field', 'card']);
    await expect(page.getByText(client.address)).toBeVisible();
    await expect(page.getByText('Offset joint')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Send the report to your agent too?' })).toBeVisible();
    await expect(page.getByLabel('Their email')).toHaveValue(agent);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: agent })).toContainText('Not sent yet.');

    await page.getByRole('button', { name: `Pay ${dollars(usualService.price)}` }).click();
    await page.getByRole('button', { name: `Pay ${dollars(usualService.price)} by card` }).click();
    const verdict = page.getByRole('heading', { name: 'Repair before closing' });
    await expect(verdict).toBeVisible();
    expect(page.url()).toBe(link);
    await expect(verdict).toBeInViewport();
    await expect(page.getByText(`Report ${reportNumber(job.reportId)}, version 1`)).toBeVisible();
    await page.getByRole('link', { name: 'Request repairs' }).click();
    await expectSharedLook(page, ['mark', 'main button', 'quiet button', 'choice', 'field', 'card']);
    await page.getByRole('link', { name: 'Close' }).click();
    await expectAccessible(page);

    const map = page.locator('.map');
    await map.getByRole('link', { name: /1\. 34 ft, high/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: '1. Offset joint at 34 ft' })).toBeVisible();
    const photo = sheet.getByRole('img');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(sheet.getByRole('link', { name: 'Watch it at 7:45 in the video' })).toHaveAttribute(
      'href',
      'https://video.example.com/v/482#t=465',
    );
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'House side' }).click();
    await expect(sheet.getByRole('heading', { name: '2. Roots at a joint at 12 ft' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();

    const shared = await mailTo(agent, /report was shared with you$/);
    expect(shared.html).not.toContain(job.reportKey);
    await page.getByRole('link', { name: 'Send to my agent' }).click();
    await expect(page.getByRole('button', { name: 'Send email' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: agent })).toContainText('Emailed');
    await expectAccessible(page);

    await whenFileIsMade(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`sewer-report-${reportNumber(job.reportId)}.pdf`);
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const { numPages } = await getDocument({ data: new Uint8Array(pdf) }).promise;
    expect(numPages).toBeGreaterThanOrEqual(2);
  },
);

test('a report can be read and shared without JavaScript, and its links can be revoked', async ({
  browser,
}) => {
  const client = newPerson();
  const job = await reportedJob(client);
  await settleJob(job.bookingId);
  const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await page.goto(job.url);
  await expect(page.getByRole('heading', { name: 'Repair before closing' })).toBeVisible();
  const actions = page.getByRole('navigation', { name: 'Report actions' });
  await expect(actions.getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    `tel:${factorySettings.contact.phone}`,
  );
  const bar = await actions.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
  await page
    .locator('.map')
    .getByRole('link', { name: /1\. 34 ft, high/ })
    .click();
  await expect(page).toHaveURL(/#finding-1$/);
  await expect(page.getByRole('heading', { name: '1. Offset joint at 34 ft' })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Create list' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '1. Offset joint at 34 ft' })).toBeVisible();
  const address = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(address).toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Request repairs' }).click();
  await page.getByLabel('Who is it for? (optional)').fill('Pat Seller');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByText('Your list is ready.')).toBeVisible();
  const listLink = await page.getByLabel('Link to this list').inputValue();
  const seller = await (await openDesktop(browser)).newPage();
  await seller.goto(listLink);
  await expect(seller.getByRole('heading', { name: 'Repair request' })).toBeVisible();
  await expect(seller.getByText('$4,850 - $5,100 total.')).toBeVisible();
  await expect(seller.getByText('Coupling to PVC')).toHaveCount(0);
  await expectAccessible(seller);
  await page.getByRole('button', { name: /^Turn off link/ }).click();
  await expect(page.getByText('The link is turned off')).toBeVisible();
  await seller.reload();
  await expect(seller.getByRole('heading', { name: 'This link was turned off' })).toBeVisible();

  // Three presses, with those on the bar, in the field, and on Send.
  await page.getByRole('link', { name: 'Send to my agent' }).click();
  await expect(page.getByRole('button', { name: 'Create list' })).toBeHidden();
  const phone = page.viewportSize()!;
  await page.setViewportSize({ ...phone, width: 820 });
  const [first, second] = await Promise.all(
    ['Real-estate agent', 'Buyer'].map((role) =>
      page.locator('.roles label', { hasText: role }).boundingBox(),
    ),
  );
  expect(first).not.toBeNull();
  expect([second?.y, second?.height]).toEqual([first?.y, first?.height]);
  await page.setViewportSize(phone);
  await page.getByLabel('Their email').fill('not an address');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Their email')).toHaveValue('not an address');
  const agent = newPerson().email;
  await page.getByLabel('Their email').fill(agent);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Sent. They’re getting an email')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: agent })).toBeVisible();
  const shared = await mailTo(agent, /report was shared with you$/);
  await seller.goto(/href="([^"]*\/report\/[^"]+)"/.exec(shared.html)?.[1] ?? '');
  await expect(seller.getByText('$4,500').first()).toBeVisible();
  await expect(seller.getByText('The water ran during the inspection.')).toHaveCount(0);
  await expect(seller.getByRole('link', { name: 'Send to my agent' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Turn off link/ }).click();
  await seller.reload();
  await expect(seller.getByRole('heading', { name: 'This link was turned off' })).toBeVisible();

  const { firestore } = localServices();
  const referring = newPerson();
  const referral = buildReferral({
    referrer_name: referring.name,
    referrer_email: referring.email,
    booking_id: job.bookingId,
  });
  await firestore.collection(collections.referrals).doc(referral.id).set(toDocument(referral));
  await firestore.collection(collections.bookings).doc(job.bookingId).update({ referral_id: referral.id });
  await page.reload();
  await page.getByRole('link', { name: 'Send to my agent' }).click();
  await page.getByRole('button', { name: `Send to ${referring.name}` }).click();
  await expect(page.getByText('Sent. They’re getting an email')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: referring.name })).toContainText('Emailed');
  await mailTo(referring.email, /report was shared with you$/);

  const link = firestore.collection(collections.accessLinks).doc(job.reportKey);
  await link.update({ expires_at: new Date(Date.now() - 1_000) });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await link.update({ revoked_at: new Date() });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link was replaced' })).toBeVisible();
});

test('an admin can preview a report before it is paid for, but its client cannot', async ({ browser }) => {
  const client = newPerson();
  const job = await reportedJob(client);
  const office = await openOffice(browser);
  const preview = await office.context().newPage();
  await preview.goto(`${job.url}?admin=true`);
  await expect(
    preview.getByText('Preview: the client sees the payment screen until this is paid.'),
  ).toBeVisible();
  const map = preview.locator('.map');
  const [mapBox, finding] = await Promise.all([
    map.boundingBox(),
    preview.locator('article.finding').first().boundingBox(),
  ]);
  // Beside the findings.
  expect(mapBox?.x ?? 0).toBeGreaterThan((finding?.x ?? 0) + (finding?.width ?? 0));
  await map.getByRole('link', { name: /1\. 34 ft, high/ }).click();
  await expect(preview.getByRole('dialog')).toBeVisible();

  const reader = await (await openPhone(browser)).newPage();
  await reader.goto(`${job.url}?admin=true`);
  await expect(reader.getByRole('heading', { name: 'Your report is ready' })).toBeVisible();
  await reader.waitForLoadState('networkidle');
  await expect(reader.getByText('Offset joint')).toHaveCount(0);
});
