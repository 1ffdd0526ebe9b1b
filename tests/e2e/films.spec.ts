import { expect, type Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '@domain/business/routes';
import { filmPath } from '@domain/film/film-path';
import { box } from '@domain/film/testing/film-file';
import { localBucket } from '../../tools/admin/local-bucket';
import { startBrowser } from '../../tools/drills/device/browser-process';
import { withProfileFolder } from '../../tools/drills/device/profile-folder';
import { filmPageOf, filmScreen } from '../../tools/drills/film/film-screen';
import { reportScreen } from '../../tools/drills/photos/report-screen';
import { findHeadlessShell } from '../../tools/test/find-headless-shell';
import { addresses } from '../../tools/testing/screens/addresses';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { numberedFilmBytes } from '../../src/films/testing/numbered-film';
import { unplayableFilmBytes } from '../../src/films/testing/unplayable-films';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { completedJob } from './support/report';
import { cameraFilm, filmsOnDevice, forgetFilmFiles, frameIn, reportFilms } from './support/report-films';
import { reportWriter, toast, writeReport } from './support/report-writer';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const createReport = `${routes.admin}?tab=report`;
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const sha256 = createHash('sha256').update(numberedFilmBytes()).digest('hex');

/** A finding of a film opens the library, for its words. */
async function closeLibrary(page: Page): Promise<void> {
  const library = page.getByRole('dialog', { name: 'Findings library' });
  await expect(library.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
}

test('a film is chosen, watched, marked with findings, and uploaded', async ({ browser }) => {
  const { bookingId } = await completedJob(newPerson());
  const page = await openOffice(browser, routes.admin, tablet);
  await page.goto(`${createReport}&booking=${bookingId}`);
  const films = reportFilms(page);
  const form = reportWriter(page);
  await films.choose(cameraFilm());
  await films.ready();
  await expect(films.rows).toContainText('DCIM0001.MP4, 0:12, 15 kB');
  await expect(films.rows).toContainText('This film has sound.');
  await page.getByRole('button', { name: 'Upstream' }).click();

  // The first finding: two frames on from where the film stands, at a footage that is typed.
  await films.seek(35);
  const forward = page.getByRole('button', { name: 'Forward one frame: Upstream' });
  await forward.click();
  await forward.click();
  await page.getByRole('textbox', { name: 'Footage here' }).fill('34');
  await films.finding.click();
  await closeLibrary(page);
  await expect(form.footage).toBeFocused();
  await expect(form.footage).toHaveValue('34');
  await expect(page.getByRole('textbox', { name: 'Video Time' })).toHaveValue('0:03');
  const photo = page.locator('[data-photo]');
  await expect(photo).toContainText('Uploaded');
  const [picture] = await localBucket()
    .file((await photo.getAttribute('data-photo')) ?? '')
    .download();
  expect(await frameIn(picture)).toBe(37);

  // The second carries the footage on.
  await page.getByRole('button', { name: 'One foot more' }).click();
  await films.seek(101);
  await films.finding.click();
  await closeLibrary(page);
  await expect(form.findings).toHaveCount(2);
  await expect(form.footage).toHaveValue('35');
  const mark = page.getByRole('button', { name: 'Go to Finding 1, at 34 ft, 0:03' });
  await mark.click();
  await expect.poll(() => films.video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(3);
  await expectAccessible(page, [390, 820, 1440]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await expectNothingWider(page);
  }

  // Checked once the device has stored it.
  const silent = page.getByRole('checkbox', { name: /^Send without sound/ });
  await silent.click();
  await expect(silent).toBeChecked();
  await expect(films.rows).toContainText('Uploaded');
  const id = (await films.rows.getAttribute('data-film')) ?? '';
  const [bytes] = await localBucket()
    .file(filmPath({ jobId: bookingId, filmId: id, type: 'mp4' }))
    .download();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);

  await page.reload();
  await films.ready();
  await expect(page.getByRole('button', { name: /^Go to Finding / })).toHaveCount(2);
});

test('a film is watched and marked by keyboard alone, and removed with Undo', async ({ browser }) => {
  const page = await openOffice(browser);
  await page.goto(createReport);
  const films = reportFilms(page);
  const form = reportWriter(page);
  await films.choose(cameraFilm());
  await films.ready();
  await expect(films.rows).toContainText('This report has no job, so its film isn’t uploaded.');
  await tabTo(films.player);
  await page.keyboard.press('=');
  await page.keyboard.press('=');
  await expect(page.getByRole('button', { name: '4 times' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause: Film 1' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play: Film 1' })).toBeVisible();
  await films.seek(50);
  await page.keyboard.press(',');
  await expect
    .poll(() => films.video.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeCloseTo(4.95, 2);
  await page.keyboard.press('f');
  await closeLibrary(page);
  await expect(form.footage).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Video Time' })).toHaveValue('0:04');
  await expect(page.locator('[data-photo]')).toHaveCount(1);

  await tabTo(page.getByRole('button', { name: 'Remove: Film 1' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Film Removed')).toBeVisible();
  await expect(films.rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(films.rows).toHaveCount(1);
  await films.ready();
});

test('files that can’t be used, or are another job’s, are explained, and nothing is lost', async ({
  browser,
}) => {
  const [one, other] = [await completedJob(newPerson()), await completedJob(newPerson())];
  const page = await openOffice(browser);
  await page.goto(`${createReport}&booking=${one.bookingId}`);
  const films = reportFilms(page);
  await films.choose([
    cameraFilm('empty.mp4', Buffer.alloc(0)),
    cameraFilm('letter.mp4', Buffer.from('%PDF-1.7')),
    cameraFilm('old.avi', unplayableFilmBytes('avi')),
    cameraFilm('new.mp4', unplayableFilmBytes('hevc')),
    cameraFilm('cut.mp4', numberedFilmBytes().subarray(0, 6000)),
    cameraFilm(),
  ]);
  await films.ready();
  await expect(page.getByText('empty.mp4: This file is empty.')).toBeVisible();
  await expect(page.getByText('letter.mp4: This file isn’t a film.')).toBeVisible();
  await expect(films.rows).toHaveCount(4);
  const setting = 'Set the camera to record MP4 with H.264, and the next film plays.';
  for (const [row, words] of [
    [0, 'Browsers can’t play AVI films.'],
    [1, 'Most browsers can’t play H.265 (HEVC) films.'],
  ] as const) {
    const unplayable = films.rows.nth(row);
    await expect(unplayable).toContainText(`${words} Your client can download this one. ${setting}`);
    await expect(unplayable.getByRole('button', { name: 'Watch' })).toHaveCount(0);
    await expect(unplayable).toContainText('Uploaded');
  }
  await expect(films.rows.nth(2)).toContainText('This film is damaged or incomplete.');
  await films.choose(cameraFilm());
  await expect(page.getByText('DCIM0001.MP4: This film is already in this report.')).toBeVisible();
  await writeReport(page, newPerson());
  await expect(reportWriter(page).saved).toBeVisible();

  await page.goto(`${createReport}&booking=${other.bookingId}`);
  await films.choose(cameraFilm());
  await expect(page.getByRole('dialog')).toContainText('DCIM0001.MP4 is already in the report for');
  await page.getByRole('button', { name: 'Use It Here Too' }).click();
  await films.ready();
  await expect(films.rows).toHaveCount(1);
});

test('a browser killed right after a film was chosen has all of it', async () => {
  const chromium = await findHeadlessShell(() => undefined);
  await withProfileFolder('film', async (folder) => {
    const start = () =>
      startBrowser({ program: chromium, profile: path.join(folder, 'profile'), routes: [] });
    let running = await start();
    try {
      let page = await running.newPage();
      await reportScreen.open(page, addresses.site);
      const large = Buffer.concat([numberedFilmBytes(), Buffer.alloc(30 * 1024 * 1024)]);
      const card = path.join(folder, 'large.mp4');
      await writeFile(card, large);
      await filmScreen.choose(filmPageOf(page), card);
      await running.kill();

      running = await start();
      page = await running.newPage();
      await reportScreen.open(page, addresses.site);
      await reportFilms(page).ready();
      expect(await filmsOnDevice(page)).toEqual({
        'large.mp4': createHash('sha256').update(large).digest('hex'),
      });
    } finally {
      await running.kill();
    }
  });
});

test('an upload goes on after its browser was killed, in the same session and byte for byte', async () => {
  const { bookingId } = await completedJob(newPerson());
  const chromium = await findHeadlessShell(() => undefined);
  await withProfileFolder('film', async (folder) => {
    const start = () =>
      startBrowser({ program: chromium, profile: path.join(folder, 'profile'), routes: [] });
    let running = await start();
    try {
      let page = await running.newPage();
      await reportScreen.open(page, addresses.site);
      await filmScreen.open(filmPageOf(page), addresses.site, bookingId);
      const film = path.join(folder, 'large.mp4');
      const large = Buffer.concat([numberedFilmBytes(), box('free', randomBytes(12 * 1024 * 1024))]);
      await writeFile(film, large);
      // The first part arrives; the second one is on its way when the browser is killed.
      let parts = 0;
      await page.route('**/v0/b/**', async (route) => {
        const isPart = route.request().headers()['x-goog-upload-command']?.startsWith('upload') ?? false;
        if (isPart && ++parts > 1) return;
        await route.continue();
      });
      await filmScreen.choose(filmPageOf(page), film);
      await expect
        .poll(async () => (await filmScreen.stored(filmPageOf(page), bookingId))?.offset ?? 0, {
          intervals: [20],
        })
        .toBeGreaterThan(0);
      const before = await filmScreen.stored(filmPageOf(page), bookingId);
      await running.kill();
      expect(before?.offset).toBeLessThan(large.length);

      running = await start();
      page = await running.newPage();
      const upload: string[] = [];
      page.on('request', (request) => {
        const command = request.headers()['x-goog-upload-command'];
        if (command !== undefined) upload.push(command);
      });
      await filmScreen.open(filmPageOf(page), addresses.site, bookingId);
      await expect(reportFilms(page).rows).toContainText('Uploaded');
      // It asks what arrived, and begins no other upload.
      expect(upload[0]).toBe('query');
      expect(upload).not.toContain('start');
      const [bytes] = await localBucket()
        .file(filmPath({ jobId: bookingId, filmId: before?.id ?? '', type: 'mp4' }))
        .download();
      const hashes = [bytes, large].map((all) => createHash('sha256').update(all).digest('hex'));
      expect(hashes[0]).toBe(hashes[1]);
    } finally {
      await running.kill();
    }
  });
});

test('a film of another device is watched from the server, and its frames become findings', async ({
  browser,
}) => {
  const { bookingId } = await completedJob(newPerson());
  const page = await openOffice(browser, routes.admin, tablet);
  await page.goto(`${createReport}&booking=${bookingId}`);
  const films = reportFilms(page);
  const form = reportWriter(page);
  await films.choose(cameraFilm());
  await films.ready();
  await writeReport(page, newPerson());
  await expect(films.rows).toContainText('Uploaded');
  await forgetFilmFiles(page);
  await page.reload();
  await expect(films.rows).toContainText('DCIM0001.MP4, 0:12, 15 kB');
  await expect(films.player).toHaveCount(0);
  await page.getByRole('button', { name: 'Watch' }).click();
  await films.ready();
  await films.seek(64);
  await page.getByRole('button', { name: 'Forward one frame: Film 1' }).click();
  await films.finding.click();
  await closeLibrary(page);
  await expect(page.getByRole('textbox', { name: 'Video Time' })).toHaveValue('0:06');
  const photo = page.locator('[data-photo]');
  await expect(photo).toContainText('Uploaded');
  const [picture] = await localBucket()
    .file((await photo.getAttribute('data-photo')) ?? '')
    .download();
  expect(await frameIn(picture)).toBe(65);
  await expect(form.findings).toHaveCount(1);

  await page.context().setOffline(true);
  await expect(films.rows).toContainText('Connect to watch this film.');
});
