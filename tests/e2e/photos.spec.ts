import { expect, type Locator, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { routes } from '@domain/business/routes';
import { photoId, type InspectionPhoto } from '@domain/report/inspection-photo';
import { localBucket } from '../../tools/admin/local-bucket';
import { localServices } from '../../tools/admin/local-services';
import { judgePhotos, runPhotoDrill } from '../../tools/drills/photos/run-photo-drill';
import { findHeadlessShell } from '../../tools/test/find-headless-shell';
import { addresses } from '../../tools/testing/screens/addresses';
import { expectAccessible } from './support/expect-accessible';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { reportedJob } from './support/report';
import { addFinding, reportWriter, toast } from './support/report-writer';
import { test } from './support/test';

const createReport = `${routes.admin}?tab=report`;
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };

type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function photoFile(name: string, background: string, width = 1200, height = 800): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '40/1 14/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Create Report with one expanded finding. */
async function openFinding(page: Page): Promise<void> {
  await page.goto(createReport);
  await addFinding(page, 'Offset joint', '34');
}

const chooser = (page: Page): Locator => page.locator('[data-finding] input[type="file"][multiple]');
const tiles = (page: Page): Locator => page.locator('[data-photo]');
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const pathOf = async (tile: Locator) => (await tile.getAttribute('data-photo')) ?? '';

/** The stored record of the photo at a path. */
async function received(path: string): Promise<InspectionPhoto | undefined> {
  const document = localServices().firestore.collection('inspection_photos').doc(photoId(path));
  return (await document.get()).data() as InspectionPhoto | undefined;
}

test('photos are uploaded without camera metadata, drawn on, ordered, removed, and restored', async ({
  browser,
}) => {
  const page = await openOffice(browser, routes.admin, tablet);
  await openFinding(page);
  await expect(button(page, /^Take Photo/)).toBeVisible();
  await chooser(page).setInputFiles([
    await photoFile('a.jpg', '#7A5230'),
    await photoFile('b.jpg', '#3E5C4A', 3000, 4000),
  ]);
  await expect(tiles(page).filter({ hasText: 'Uploaded' })).toHaveCount(2);
  await expect(toast(page, 'Photo uploaded')).toBeVisible();
  const [first, second] = [await pathOf(tiles(page).nth(0)), await pathOf(tiles(page).nth(1))];
  const [bytes] = await localBucket().file(second).download();
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 1536, height: 2048, exif: undefined });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await expect.poll(async () => (await received(second))?.sha256).toBe(sha256);

  await button(page, /^Photo 1 of .* Draw$/).click();
  const dialog = page.getByRole('dialog');
  const drawing = dialog.getByRole('group', { name: 'Marks on the photo' });
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true });
  await tool('Circle').click();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('nothing to draw on');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('button', { name: 'Mark 1: Circle' })).toBeVisible();
  // The rest uses the keyboard alone.
  await tool('Text').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Text on the photo')).toBeFocused();
  await page.keyboard.type('Roots');
  await tool('Arrow').focus();
  await page.keyboard.press('Enter');
  const arrow = dialog.getByRole('button', { name: 'Mark 3: Arrow' });
  await expect(arrow).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowUp');
  await expectAccessible(page);
  await page.keyboard.press('Delete');
  await expect(arrow).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(dialog.getByRole('button', { name: /^Mark \d/ })).toHaveCount(3);
  await tool('Done').click();
  await expect(button(page, /^Photo 1 of .* 3 drawn$/)).toBeVisible();

  await button(page, /^Move photo 1 .* later$/).focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page).nth(1)).toHaveAttribute('data-photo', first);
  await expect(button(page, /^Move photo 2 .* earlier$/)).toBeFocused();
  await button(page, /^Remove photo 2 /).click();
  await expect(tiles(page)).toHaveCount(1);
  await button(page, /^Undo$/).click();
  await expect(tiles(page).nth(1)).toHaveAttribute('data-photo', first);
  await expect(button(page, /^Photo 2 of .* 3 drawn$/)).toBeVisible();
  await expectAccessible(page, [390]);

  await page.reload();
  await page.locator('[data-finding] .title').click();
  await expect(button(page, /^Photo 2 of .* 3 drawn$/)).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Photo 2 of finding 1, Offset joint at 34 ft$/ }),
  ).toBeVisible();
});

test('files that are not usable photos are reported, and the others continue', async ({ browser }) => {
  const page = await openOffice(browser, routes.admin, tablet);
  await openFinding(page);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(900),
  ]);
  const photo = await photoFile('joint.jpg', '#7A5230');
  const polyglot = Buffer.concat([photo.buffer, Buffer.from('<script>alert(1)</script>')]);
  // Padded to 40 MB, because a camera file may have a video appended.
  const large = Buffer.concat([photo.buffer, Buffer.alloc(40 * 1024 * 1024)]);
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await chooser(page).setInputFiles([
    jpeg('drawing.jpg', svg),
    jpeg('empty.jpg', Buffer.alloc(0)),
    jpeg('bomb.jpg', bomb),
    jpeg('polyglot.jpg', polyglot),
  ]);
  for (const name of ['drawing.jpg', 'empty.jpg']) {
    await expect(page.getByText(`${name}: This file isn’t a photo.`)).toBeVisible();
  }
  await expect(page.getByText('bomb.jpg: This picture is too large to open.')).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'Uploaded' })).toHaveCount(1);
  const [bytes] = await localBucket()
    .file(await pathOf(tiles(page).nth(0)))
    .download();
  expect(bytes.includes('<script>')).toBe(false);

  await chooser(page).setInputFiles([jpeg('large.jpg', large)]);
  await expect(tiles(page).filter({ hasText: 'Uploaded' })).toHaveCount(2);

  await chooser(page).setInputFiles([{ name: 'phone.heic', mimeType: 'image/heic', buffer: heic }]);
  const unusable = tiles(page).filter({ hasText: 'Can’t be used' });
  await expect(unusable).toContainText('This browser can’t open HEIC photos.');
  await button(page, /^Remove photo 3 /).click();
  await expect(unusable).toBeHidden();

  await chooser(page).setInputFiles(
    Array.from({ length: 19 }, (_, index) => ({ ...photo, name: `${index}.jpg` })),
  );
  await expect(
    page.getByText('A finding can have 20 photos at most. One photo was not added.'),
  ).toBeVisible();
  await expect(tiles(page)).toHaveCount(20);
  await expect(button(page, /^Add Photos/)).toBeDisabled();
  await expect(reportWriter(page).problem).toHaveValue('Offset joint');
});

test('a full device is reported and keeps what was typed, and server refusals are shown', async ({
  browser,
}) => {
  const page = await openOffice(browser);
  await openFinding(page);
  // The quota is simulated, because Chromium caches its free-space estimate for 30 seconds.
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const whole = Object.getOwnPropertyDescriptor(store, 'put');
    const full = function (this: IDBObjectStore) {
      throw new DOMException(`no room in ${this.name}`, 'QuotaExceededError');
    };
    Object.defineProperty(store, 'put', { ...whole, value: full });
    Object.assign(window, { makeRoom: () => Object.defineProperty(store, 'put', whole ?? {}) });
  });
  await chooser(page).setInputFiles([await photoFile('joint.jpg', '#7A5230')]);
  await expect(page.getByText('joint.jpg: This device is out of space')).toBeVisible();
  await expect(toast(page, 'Upload failed')).toBeVisible();
  await expect(page.getByText('Failed to upload photo. Please try again.')).toBeVisible();
  await expect(reportWriter(page).problem).toHaveValue('Offset joint');
  await page.evaluate(() => (Reflect.get(window, 'makeRoom') as () => void)());

  await page.route('**/office/photo-confirm', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { result: { state: 'refused', refusal: 'damaged' } },
        }),
  );
  await chooser(page).setInputFiles([await photoFile('joint.jpg', '#7A5230')]);
  await expect(tiles(page)).toContainText('This photo is damaged. Take it again.');
  await expect(toast(page, 'Upload failed')).toBeVisible();
  await page.unroute('**/office/photo-confirm');
  const [asked] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, /^Retake photo 1 /).click(),
  ]);
  await asked.setFiles([await photoFile('again.jpg', '#3E5C4A')]);
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('Uploaded');
});

test('photos of a report written on another device can be viewed and drawn on', async ({ browser }) => {
  const { reportId } = await reportedJob(newPerson());
  const office = await openOffice(browser);
  await office.goto(`${createReport}&report=${reportId}`);
  await office.locator('[data-finding] .title', { hasText: 'Offset joint' }).click();
  const photo = office.getByRole('img', { name: /^Photo 1 of finding 1/ });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await button(office, /^Photo 1 of .* 1 drawn$/).click();
  await expect(office.getByRole('dialog').getByRole('button', { name: 'Mark 1: Arrow' })).toBeVisible();
});

test('bad connections and killed browsers lose, duplicate, and change no photo', async () => {
  const report = await runPhotoDrill(new URL(addresses.site), {
    seed: 'short',
    count: 6,
    within: 120,
    longestPauseMs: 2_000,
    chromium: await findHeadlessShell(() => undefined),
  });
  expect(judgePhotos(report)).toEqual({ name: 'photos', passed: 6, failures: [] });
});
