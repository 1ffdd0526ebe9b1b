import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@domain/business/routes';
import { earlierFindingsOf } from '@domain/report/compare/earlier-findings';
import type { Finding } from '@domain/report/finding';
import { findingOf } from '@domain/report/testing/finding-of';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf';
import { serviceComparing } from '../../tools/testing/comparing-service';
import { newPerson, openOffice, openPhone } from '../../tools/testing/screens/people';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { completedJob, reportedJob, settleJob, uploadedPhoto } from './support/report';
import { cameraFilm, reportFilms } from './support/report-films';
import { addFinding, giveStandardFacts, reportWriter, toast } from './support/report-writer';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const widths = [390, 820, 1440];
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };

const repair = serviceComparing('repair');
const year = serviceComparing('year');

async function expectNothingWiderAnywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingWider(page, `${width} px`);
  }
}

/** Create Report of a completed job. */
async function writeReportOf(page: Page, bookingId: string): Promise<Locator> {
  await page.goto(`${routes.admin}?tab=report&booking=${bookingId}`);
  const part = page.getByRole('region', { name: 'Earlier Report' });
  await expect(part).toBeVisible();
  return part;
}

/** An earlier finding in Create Report, with what can have become of it. */
function earlierFinding(part: Locator, problem: string) {
  const card = part
    .getByRole('listitem')
    .filter({ has: part.page().getByRole('heading', { name: problem }) });
  return {
    card,
    outcome: (words: string) => card.getByRole('radio', { name: new RegExp(`^${words}( ?Proposed)?$`) }),
    addIt: card.getByRole('button', { name: 'Add It to Today’s Findings' }),
  };
}

/** Generates the report that is written, settles its job, and returns the client’s address of it. */
async function generatedFor(page: Page, bookingId: string): Promise<string> {
  const form = reportWriter(page);
  await form.generate.click();
  // Not the toast, which a busy machine may have hidden by the time it is looked for.
  await expect(form.inDialog('View Report')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await form.inDialog('View Report').click();
  const { origin, pathname } = new URL((await opened).url());
  await settleJob(bookingId);
  return `${origin}${pathname}`;
}

/** The pages of the report’s PDF, once it is there. */
async function pdfPages(page: Page): Promise<readonly string[]> {
  const link = page.getByRole('link', { name: 'Download PDF' });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())));
  return pages.map(({ text }) => text);
}

test('a repair, from the first report to its written confirmation', async ({ browser }) => {
  test.skip(!repair, 'No service of the business confirms a repair.');
  const client = newPerson();
  const found: readonly Partial<Finding>[] = [
    { mainProblem: 'Root intrusion', footage: 12, severity: 'medium', videoTime: '3:10' },
    { mainProblem: 'Offset joint', footage: 34, severity: 'high', estimatedCost: '$4,500' },
    { mainProblem: 'Hole in the pipe', footage: 41, severity: 'high' },
    { mainProblem: 'Grease on the walls', footage: 50, severity: 'low' },
    { mainProblem: 'Coupling to PVC', footage: 56, severity: 'none' },
  ];
  const findings = await Promise.all(
    found.map(async (finding, index) => {
      const id = `before-${index}-${client.email.slice(6, 12)}`;
      return findingOf({ id, ...finding, photos: [await uploadedPhoto(id, '#7A5230')] });
    }),
  );
  await settleJob((await reportedJob(client, { findings })).bookingId);
  const { bookingId } = await completedJob(client, repair);

  const office = await openOffice(browser, routes.admin, tablet);
  const part = await writeReportOf(office, bookingId);
  await part.getByRole('button', { name: 'Compare With July 16, 2026' }).tap();
  await expect(part.getByText('4 of 4 earlier findings still to confirm.')).toBeVisible();
  await expect(part.getByRole('heading', { name: 'Coupling to PVC' })).toHaveCount(0);

  const roots = earlierFinding(part, 'Root intrusion');
  await roots.outcome('Repaired').tap();
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5F8FA8' } })
    .jpeg()
    .toBuffer();
  await roots.card
    .locator('input[type="file"][multiple]')
    .setInputFiles({ name: 'now.jpg', mimeType: 'image/jpeg', buffer });
  await expect(roots.card.getByText('Uploaded', { exact: true })).toBeVisible();
  await earlierFinding(part, 'Hole in the pipe').outcome('Repaired').tap();
  await earlierFinding(part, 'Grease on the walls').outcome('Repaired').tap();
  const joint = earlierFinding(part, 'Offset joint');
  await joint.outcome('Not repaired').tap();
  await joint.addIt.tap();
  await addFinding(office, 'Standing water', '58');
  await expect(part.getByText('4 earlier findings, all confirmed.')).toBeVisible();
  await expect(
    part.getByText('Not in the earlier report: Finding 2, Standing water at 58 ft.'),
  ).toBeVisible();

  const form = reportWriter(office);
  await form.summary.fill('Three of the four repairs hold up. The joint at 34 ft is as it was.');
  await giveStandardFacts(office);
  await expect(form.saved).toBeVisible();
  await expectAccessible(office, widths);
  await expectNothingWiderAnywhere(office);
  const url = await generatedFor(office, bookingId);

  const page = await (await openPhone(browser)).newPage();
  await page.goto(url);
  await expect(
    page.locator('.verdict').first().getByRole('heading', { name: '3 of 4 repaired' }),
  ).toBeInViewport();
  await expect(page.locator('.verdict').first()).toContainText('1 not repaired. 1 new finding.');
  const compared = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'A. Root intrusion' }) });
  const slider = compared.getByRole('slider', { name: 'Root intrusion, before, and after' });
  const cut = () =>
    compared.locator('.slide').evaluate((slide) => getComputedStyle(slide).getPropertyValue('--cut'));
  await tabTo(slider);
  await page.keyboard.press('Home');
  expect(await cut()).toBe('0%');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 percent of the earlier picture');
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await slider.tap({ position: { x: width * 0.75, y: height / 2 } });
  await expect.poll(async () => Number.parseInt(await cut(), 10)).toBeGreaterThan(65);
  // A picture alone has nothing to be laid over.
  await expect(page.getByRole('slider', { name: /, before, and after$/ })).toHaveCount(1);
  await expectAccessible(page, widths);
  await expectNothingWiderAnywhere(page);

  const plain = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  await plain.goto(url);
  for (const name of ['Root intrusion, before', 'Root intrusion, now']) {
    const picture = plain.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(plain.getByRole('slider')).toHaveCount(0);

  // The seller gets the confirmation alone.
  await page.getByRole('link', { name: 'Send to my agent' }).click();
  await page.getByRole('radio', { name: 'Seller' }).check();
  await expect(page.getByText('Change what it shows')).toBeVisible();
  await page.getByRole('radio', { name: /^Confirmation of repair/ }).check();
  // The confirmation has no parts to choose.
  await expect(page.getByText('Change what it shows')).toBeHidden();
  await expectAccessible(page, widths);
  await page.getByRole('button', { name: 'Get a link to copy' }).click();
  await expect(page.getByText('The link is ready. Copy it below.')).toBeVisible();
  const seller = await (await openPhone(browser)).newPage();
  await seller.goto(await page.getByLabel('Their link').inputValue());
  await expect(seller.getByRole('heading', { name: 'Confirmation of repair' })).toBeVisible();
  await expect(seller.getByRole('heading', { name: '3 of 4 repaired' })).toBeVisible();
  await expect(seller.getByRole('slider', { name: 'Root intrusion, before, and after' })).toBeAttached();
  await expect(seller.getByText('Three of the four repairs hold up.')).toHaveCount(0);
  await expectAccessible(seller, widths);
  await expectNothingWiderAnywhere(seller);
  const [own] = await Promise.all([
    seller.waitForEvent('download'),
    seller.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(own.suggestedFilename()).toBe('repair-confirmation.pdf');

  const pages = await pdfPages(page);
  expect(pages[0]).toContain('3 of 4 repaired');
  const confirmation = pages.at(-1) ?? '';
  expect(confirmation).toContain('Confirmation of repair');
  expect(confirmation).toContain(client.address);
  expect(confirmation).toContain('3 of 4 repaired. 1 not repaired. 1 new finding.');
  expect(confirmation).toContain('Root intrusion at 12 ft.');
});

test('three checkups of one property, and each finding over the years', async ({ browser }) => {
  test.skip(!year, 'No service of the business compares the years.');
  const client = newPerson();
  const mark = client.email.slice(6, 12);
  const first = await reportedJob(
    client,
    {
      inspectionDate: '2024-07-16',
      findings: [
        findingOf({ id: `first-1-${mark}`, mainProblem: 'Root intrusion', footage: 12, severity: 'low' }),
        findingOf({
          id: `first-2-${mark}`,
          mainProblem: 'Grease on the walls',
          footage: 40,
          severity: 'low',
        }),
      ],
    },
    year,
  );
  await settleJob(first.bookingId);
  const [roots, grease] = earlierFindingsOf(first.form);
  if (!roots || !grease) throw new Error('no earlier findings');
  const second = await reportedJob(
    client,
    {
      inspectionDate: '2025-07-17',
      findings: [
        findingOf({ id: `next-1-${mark}`, mainProblem: 'Root intrusion', footage: 12.5, severity: 'medium' }),
        findingOf({ id: `next-2-${mark}`, mainProblem: 'Belly', footage: 25, severity: 'low' }),
      ],
      comparison: {
        ...({ kind: 'year', reportId: first.reportId, date: '2024-07-16', offset: 0 } as const),
        ...{ linearFootage: 62, distanceToMain: 80 },
        rows: [
          {
            earlier: roots,
            outcome: 'grown',
            findingId: `next-1-${mark}`,
            photos: [],
            photoMarks: [],
            videoTime: '',
          },
          { earlier: grease, outcome: 'gone', findingId: '', photos: [], photoMarks: [], videoTime: '' },
        ],
      },
    },
    year,
  );
  await settleJob(second.bookingId);
  const { bookingId } = await completedJob(client, year);

  const office = await openOffice(browser);
  const part = await writeReportOf(office, bookingId);
  const { keyboard } = office;
  await addFinding(office, 'Root intrusion', '13');
  await tabTo(part.getByRole('button', { name: 'Compare With July 17, 2025' }));
  await keyboard.press('Enter');
  await expect(part.getByText('2 of 2 earlier findings still to confirm.')).toBeVisible();
  const belly = earlierFinding(part, 'Belly');
  await tabTo(belly.outcome('Grown'));
  await keyboard.press('ArrowDown');
  await expect(belly.outcome('Same')).toBeChecked();
  await tabTo(belly.addIt);
  await keyboard.press('Enter');
  await tabTo(part.getByRole('button', { name: 'Confirm the Proposals' }));
  await keyboard.press('Enter');
  await expect(part.getByText('2 earlier findings, all confirmed.')).toBeVisible();
  await expect(earlierFinding(part, 'Root intrusion').outcome('Grown')).toBeChecked();

  await reportWriter(office).summary.fill('The roots have grown again. Have them cut this year.');
  await giveStandardFacts(office);
  const otherEnd = part.getByRole('checkbox', { name: 'The camera went in at the other end' });
  await otherEnd.press('Space');
  await expect(belly.card).toContainText('Today it would be at 37 ft');
  await expectAccessible(office, widths);
  await expectNothingWiderAnywhere(office);
  await otherEnd.press('Space');
  await expect(belly.card).not.toContainText('Today it would be');
  const url = await generatedFor(office, bookingId);

  const page = await (await openPhone(browser)).newPage();
  await page.goto(url);
  await expect(
    page.locator('.verdict').first().getByRole('heading', { name: '1 finding has grown' }),
  ).toBeInViewport();
  const table = page.getByRole('region', { name: 'Findings over the years' });
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const cells = (name: string) => row(name).getByRole('cell');
  await expect(cells('Root intrusion')).toHaveText(['Low, 12 ft', 'Medium, 12.5 ft', 'High, 13 ft', 'Grown']);
  await expect(cells('Belly')).toHaveText(['–', 'Low, 25 ft', 'Low, 25 ft', 'Same']);
  await expectAccessible(page, widths);
  await expectNothingWiderAnywhere(page);

  const text = (await pdfPages(page)).join(' ');
  expect(text).toContain('Over the years');
  expect(text).toMatch(/July 16, 2024: 12 ft, low severity\. July 17, 2025: 12\.5 ft, medium severity\./);
});

test('a repaired finding gets its moment and picture from the film', async ({ browser }) => {
  test.skip(!repair, 'No service of the business confirms a repair.');
  const client = newPerson();
  await settleJob((await reportedJob(client)).bookingId);
  const { bookingId } = await completedJob(client, repair);
  const office = await openOffice(browser);
  const part = await writeReportOf(office, bookingId);
  await part.getByRole('button', { name: 'Compare With July 16, 2026' }).click();
  const roots = earlierFinding(part, 'Roots at a joint');
  await roots.outcome('Repaired').check();
  await earlierFinding(part, 'Offset joint').outcome('Not repaired').check();
  await earlierFinding(part, 'Offset joint').addIt.click();

  const films = reportFilms(office);
  await films.choose(cameraFilm());
  await films.ready();
  await films.seek(50);
  const { keyboard } = office;
  await tabTo(office.getByRole('button', { name: 'For an Earlier Finding' }));
  await keyboard.press('Enter');
  // What is among today’s findings has its moment there.
  await expect(office.getByRole('menuitem')).toHaveText(['Roots at a joint at 12 ft']);
  await keyboard.press('Enter');
  await expect(toast(office, 'Moment Added')).toBeVisible();
  await expect(roots.card.getByRole('textbox', { name: 'Video Time' })).toHaveValue('0:05');
  await expect(roots.card.getByText('Uploaded', { exact: true })).toBeVisible();
  await roots.card.getByRole('button', { name: 'Back to Film: Roots at a joint at 12 ft' }).click();
  await expect(films.player).toBeFocused();
  await expect(films.rows).toContainText('Uploaded');

  await reportWriter(office).summary.fill('The roots are gone. The joint at 34 ft is as it was.');
  await giveStandardFacts(office);
  const url = await generatedFor(office, bookingId);
  const page = await (await openPhone(browser)).newPage();
  await expect(async () => {
    await page.goto(url);
    const compared = page.getByRole('article').filter({ hasText: 'A. Roots at a joint' });
    const moment = compared.getByRole('link', { name: 'Watch it at 0:05 in the video' });
    await expect(moment).toHaveAttribute('href', /film\.mp4#t=5$/, { timeout: 1_000 });
  }).toPass();
});
