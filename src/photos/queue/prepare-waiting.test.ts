import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPhotos, readFile, readOriginal } from '../device/photo-store';
import { jpegFile, photoHarness, textOf, type PhotoHarness } from '../testing/photo-harness';
import { addPhoto } from '../take/add-photo';
import { prepareWaiting } from './prepare-waiting';

let device: PhotoHarness;
beforeEach(async () => {
  device = await photoHarness();
});
afterEach(() => vi.unstubAllGlobals());

const take = (content: string) =>
  addPhoto({ findingId: 'finding-0001', owner: device.owner, file: jpegFile(content) }, device.clock.now);

test('photos are stored on the device before they are processed, in order', async () => {
  for (const content of ['1', '2', '3']) await take(content);
  const photos = await listPhotos(device.owner);
  expect(photos.map(({ state }) => state)).toEqual(['original', 'original', 'original']);
  const contents = await Promise.all(
    photos.map(async ({ path }) => (await readOriginal(path))?.slice(4).text()),
  );
  expect(contents).toEqual(['1', '2', '3']);
});

test('the next page processes what a killed page did not, from the original', async () => {
  const added = await take('joint');
  if (added.state !== 'stored') throw new Error(added.state);
  const killed = { ...device.world, shrink: () => Promise.reject(new Error('the page has ended')) };
  await prepareWaiting(device.owner, killed);
  expect((await device.photoAt(added.path))?.state).toBe('original');
  await prepareWaiting(device.owner, device.world);
  expect(await device.photoAt(added.path)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await readOriginal(added.path)).toBeUndefined();
  expect((await readFile(added.path))?.byteLength).toBe(9);
});

test('a file that cannot be decoded gives the reason and does not block the others', async () => {
  const [bad, good] = [await take('bad'), await take('good')];
  const shrink: typeof device.world.shrink = async (original) =>
    (await original.slice(4).text()) === 'bad'
      ? { problem: 'not-opened' }
      : { problem: null, bytes: original, preview: original };
  await prepareWaiting(device.owner, { ...device.world, shrink });
  if (bad.state !== 'stored' || good.state !== 'stored') throw new Error('not kept');
  expect(await device.photoAt(bad.path)).toMatchObject({ state: 'unusable', problem: 'not-opened' });
  expect((await device.photoAt(good.path))?.state).toBe('waiting');
});

test('a file that crashes every page is not retried forever', async () => {
  const added = await take('joint');
  if (added.state !== 'stored') throw new Error(added.state);
  const ending = vi.fn(() => Promise.reject(new Error('the page has ended')));
  for (let page = 0; page < 8; page += 1)
    await prepareWaiting(device.owner, { ...device.world, shrink: ending });
  expect(ending).toHaveBeenCalledTimes(5);
  expect(await device.photoAt(added.path)).toMatchObject({ state: 'unusable', problem: 'too-large' });
});

test('a full device loses no photo, however often it is retried', async () => {
  const added = await take('joint');
  if (added.state !== 'stored') throw new Error(added.state);
  const unstorable = { arrayBuffer: () => Promise.resolve(() => 'what no database takes') };
  const full: typeof device.world.shrink = (original) =>
    Promise.resolve({ problem: null, bytes: original, preview: unstorable as unknown as Blob });
  for (let round = 0; round < 8; round += 1)
    await prepareWaiting(device.owner, { ...device.world, shrink: full });
  expect(await device.photoAt(added.path)).toMatchObject({ state: 'original', attempts: 0 });
  await prepareWaiting(device.owner, device.world);
  expect((await device.photoAt(added.path))?.state).toBe('waiting');
});

test('a replacement removes the earlier photo from the report in the same step', async () => {
  const path = await device.add('blurred');
  const file = jpegFile('sharp');
  await addPhoto({ findingId: 'finding-0001', owner: device.owner, file, replaces: path }, device.clock.now);
  expect((await device.photoAt(path))?.removedAt).toBeGreaterThanOrEqual(device.clock.now);
  expect(textOf(await readFile(path))).toBe('blurred');
});

test('a device that cannot store photos is reported', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const { closePhotoDatabase } = await import('../device/photo-database');
  await closePhotoDatabase();
  expect(await take('joint')).toEqual({ state: 'no-room' });
});
