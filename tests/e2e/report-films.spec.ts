import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { readCode, type DarkPart } from '../../functions/src/pdf/testing/read-code';
import { newPerson, openPhone } from '../../tools/testing/screens/people';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { filmedReport } from './support/filmed-report';
import { tabTo } from './support/tab-to';
import { test } from './support/test';

const secondsOf = (video: Locator) => video.evaluate((film: HTMLVideoElement) => film.currentTime);

/** Where the camera is on the map that shows. */
const camera = (page: Page) => page.getByRole('slider', { name: 'Place in the pipe that the video shows' });

/** What a film's tracks say and whether they show. */
function tracksOf(video: Locator) {
  return video.evaluate(async (film: HTMLVideoElement) => {
    const tracks = [...film.textTracks];
    // A browser loads only the tracks that it may need.
    for (const track of tracks) if (track.mode === 'disabled') track.mode = 'hidden';
    while (tracks.some(({ cues }) => !cues?.length)) await new Promise(requestAnimationFrame);
    return tracks.map(({ kind, mode, cues }) => [
      `${kind} ${mode}`,
      ...[...(cues ?? [])].map((cue) => `${cue.startTime}: ${(cue as VTTCue).text}`),
    ]);
  });
}

/** The dark parts of a code that is drawn as a path of runs. */
function darkPartsOf(path: string): DarkPart[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) => ({
    ...{ x: Number(x), y: Number(y), width: Number(width), height: 1 },
  }));
}

/** Bytes of a page's scripts as they are sent. */
async function scriptBytes(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('a client watches the film along the pipe, by its moments, with a thumb and by keyboard', async ({
  browser,
}) => {
  const { url } = await filmedReport(newPerson());
  const page = await (await openPhone(browser)).newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  const video = page.getByLabel('Video 1', { exact: true });
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);

  const bytes = await scriptBytes(responses);
  expect(bytes).toBeGreaterThan(0);
  // The film may have 50 kB of it.
  expect(bytes).toBeLessThan(10_000);

  // On a phone: verdict, film, map, findings.
  const parts = [
    page.locator('.verdict'),
    video,
    page.locator('.map'),
    page.getByRole('heading', { name: 'Summary' }),
    page.locator('article.finding').first(),
  ];
  const places = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
  expect(places).toEqual([...places].sort((one, other) => one - other));

  const findings = ['1. Roots at a joint, 12 ft', '2. Hairline crack, 34 ft'] as const;
  expect(await tracksOf(video)).toEqual([
    ['captions showing', `2: ${findings[0]}`, `8: ${findings[1]}`],
    ['chapters hidden', `2: ${findings[0]}`, `8: ${findings[1]}`],
  ]);

  // The film plays from a moment, and the camera goes along.
  const moments = page.getByRole('list', { name: 'Findings in Video 1' });
  await moments.getByRole('link', { name: findings[0] }).tap();
  await expect(moments.locator('[aria-current="true"]')).toHaveText(`0:02 ${findings[0]}`);
  await expect(camera(page)).toHaveAttribute('aria-valuetext', /^1[3-9] ft, 0:0\d$/);
  await video.evaluate((film: HTMLVideoElement) => film.pause());

  // A press on the pipe, near the second finding, moves the film to that. The film stays in sight.
  await camera(page).scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await camera(page).boundingBox()) ?? {};
  await camera(page).tap({ position: { x: width / 2, y: (height * 34.5) / 80 } });
  await expect.poll(() => secondsOf(video)).toBe(8);
  await expect(camera(page)).toHaveAttribute('aria-valuetext', '34 ft, 0:08');
  await expect(video).toBeInViewport();

  // A finding on the map is read, with its moment on the screen, and then watched.
  await page
    .locator('.map')
    .getByRole('link', { name: /^1\. 12 ft/ })
    .tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: '1. Roots at a joint at 12 ft' })).toBeVisible();
  await expect.poll(() => secondsOf(video)).toBe(2);
  await sheet.getByRole('link', { name: 'Watch it at 0:02 in the video' }).tap();
  await expect(sheet).toBeHidden();
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(2);
  await video.evaluate((film: HTMLVideoElement) => film.pause());

  await tabTo(camera(page));
  await page.keyboard.press('Home');
  await expect(camera(page)).toHaveAttribute('aria-valuetext', '0 ft, 0:00');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(camera(page)).toHaveAttribute('aria-valuetext', '11 ft, 0:01');
  await page.keyboard.press('End');
  await expect(camera(page)).toHaveAttribute('aria-valuetext', '62 ft, 0:12');

  await expectAccessible(page, [390, 820, 1440]);
  for (const each of [390, 820, 1440]) {
    await page.setViewportSize({ width: each, height: 900 });
    await expectNothingWider(page);
  }
  // At a desktop the finding is beside its film.
  await page
    .locator('.map')
    .getByRole('link', { name: /^2\. 34 ft/ })
    .click();
  await expect(page).toHaveURL(/#finding-2$/);
  await expect(page.locator('#finding-2')).toBeInViewport();
  await expect(sheet).toBeHidden();
  await expect.poll(() => secondsOf(video)).toBe(8);

  // While the findings scroll, film and map stay beside them.
  const findingsShown = page.locator('.list article.finding');
  await expect(findingsShown).toHaveCount(7);
  for (const finding of await findingsShown.all()) {
    await finding.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(finding).toBeInViewport({ ratio: 1 });
    await expect(video).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.map')).toBeInViewport({ ratio: 0.3 });
    const [beside, place] = [await video.boundingBox(), await finding.boundingBox()];
    expect((place?.x ?? 0) + (place?.width ?? Infinity)).toBeLessThanOrEqual(beside?.x ?? 0);
  }

  // On paper each frame has its moment, and a code that opens the page at its finding.
  await page.emulateMedia({ media: 'print' });
  await expect(video).toBeHidden();
  await expect(moments).toBeHidden();
  for (const [number, moment] of [
    [1, 'At 0:02 in the video, 12 ft'],
    [2, 'At 0:08 in the video, 34 ft'],
  ] as const) {
    const finding = page.locator(`#finding-${number}`);
    const frame = finding.getByRole('img', { name: /, from the video: / });
    await expect(frame).toBeVisible();
    await expect(frame).not.toHaveJSProperty('naturalWidth', 0);
    await expect(finding.getByText(moment, { exact: true })).toBeVisible();
    await expect(finding.getByText(/Watch it at/)).toBeHidden();
    const code = finding.getByRole('img', { name: /^QR code/ });
    await expect(code).toBeVisible();
    const address = readCode(darkPartsOf((await code.locator('path').getAttribute('d')) ?? ''));
    expect((await code.getAttribute('aria-label'))?.endsWith(`: ${address}`)).toBe(true);
    expect(address).toMatch(new RegExp(`#finding-${number}$`));
    expect(address).not.toContain('/films/');
  }
  await expect(page.locator('.paper').filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.paper').filter({ visible: true })).toHaveCount(0);

  // Without script the film plays, and its moments are links to it.
  const plain = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
  const isPart = (response: Response) => response.url().includes('/film.mp4') && response.status() === 206;
  const [part] = await Promise.all([plain.waitForResponse(isPart), plain.goto(url)]);
  expect(Number(part.headers()['content-length'])).toBeGreaterThan(0);
  const player = plain.getByLabel('Video 1', { exact: true });
  await expect(player).toHaveJSProperty('controls', true);
  const source = (await player.getAttribute('src')) ?? '';
  expect(part.url()).toBe(source);
  const plainMoments = plain.getByRole('list', { name: 'Findings in Video 1' }).getByRole('link');
  await expect(plainMoments).toHaveText([`0:02 ${findings[0]}`, `0:08 ${findings[1]}`]);
  expect(await plainMoments.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `${source}#t=2`,
    `${source}#t=8`,
  ]);
  const [opened] = await Promise.all([plain.waitForEvent('popup'), plainMoments.last().tap()]);
  await expect.poll(() => secondsOf(opened.locator('video'))).toBeGreaterThanOrEqual(8);
  await expect(plain.getByRole('slider')).toHaveCount(0);
});
