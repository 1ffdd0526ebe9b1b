import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePhoto, listPhotos, readFile, readPreview } from '../device/photo-store';
import { forgetPhotos } from '../photo-queue';
import { removePhotos } from '../draft-photos';
import { photoHarness, textOf, type PhotoHarness } from '../testing/photo-harness';
import { photoOutbox } from './photo-outbox';
import { eventually } from '@/ui/testing/eventually';

let device: PhotoHarness;
beforeEach(async () => {
  device = await photoHarness();
});
afterEach(() => vi.unstubAllGlobals());

describe('a photo being uploaded', () => {
  test('leaves the device once the server confirms every byte; a small copy stays', async () => {
    const path = await device.add('joint');
    const stored = await readFile(path);
    expect((await device.photoAt(path))?.state).toBe('waiting');
    expect(await device.round()).toEqual({ settledAny: true, allSettled: true });
    expect((await device.photoAt(path))?.state).toBe('received');
    expect(new Uint8Array(device.stored.get(path)!)).toEqual(new Uint8Array(stored!));
    expect(await readFile(path)).toBeUndefined();
    expect(new Uint8Array((await readPreview(path))!)).toEqual(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
  });

  test('is not sent again if the response was lost', async () => {
    const path = await device.add('joint');
    device.uploadFaults.push('lost answer');
    expect((await device.round()).allSettled).toBe(false);
    expect(textOf(await readFile(path))).toBe('joint');
    expect((await device.round()).allSettled).toBe(true);
    expect(device.uploads).toEqual([path]);
  });

  test('that the server already has is released once the server confirms it', async () => {
    const path = await device.add('joint');
    device.stored.set(path, (await readFile(path))!);
    await device.round();
    expect((await device.photoAt(path))?.state).toBe('received');
  });

  test('stays complete until it is confirmed', async () => {
    const path = await device.add('joint');
    device.confirmFaults.push('unavailable', 'internal', 'not-signed-in');
    while (device.confirmFaults.length > 0) expect((await device.round()).allSettled).toBe(false);
    expect(textOf(await readFile(path))).toBe('joint');
    expect((await device.round()).allSettled).toBe(true);
    expect(device.stored.size).toBe(1);
  });

  test('whose path contains different bytes is kept, with an error', async () => {
    const path = await device.add('joint');
    device.stored.set(path, new ArrayBuffer(3));
    await device.round();
    expect(await device.photoAt(path)).toMatchObject({ state: 'unusable', problem: 'differs' });
    expect(textOf(await readFile(path))).toBe('joint');
  });

  test('refused by the storage rules for good says so, and no longer waits', async () => {
    const path = await device.add('joint');
    device.uploadFaults.push('not-allowed', 'not-allowed', 'not-allowed');
    expect((await device.round()).allSettled).toBe(false);
    expect((await device.round()).allSettled).toBe(false);
    expect((await device.photoAt(path))?.state).toBe('waiting');
    expect((await device.round()).allSettled).toBe(true);
    expect(await device.photoAt(path)).toMatchObject({ state: 'unusable', problem: 'not-accepted' });
    expect(textOf(await readFile(path))).toBe('joint');
  });

  test('refused by the storage rules once, by a session just renewed, is uploaded later', async () => {
    const path = await device.add('joint');
    device.uploadFaults.push('not-allowed');
    expect((await device.round()).allSettled).toBe(false);
    expect((await device.round()).allSettled).toBe(true);
    expect((await device.photoAt(path))?.state).toBe('received');
  });

  test('refused by the server shows the reason and does not block the others', async () => {
    const [bad, good] = [await device.add('bad'), await device.add('good')];
    device.refused.set(bad, { state: 'refused', refusal: 'damaged' });
    expect((await device.round()).allSettled).toBe(true);
    expect(await device.photoAt(bad)).toMatchObject({ state: 'unusable', problem: 'damaged' });
    expect((await device.photoAt(good))?.state).toBe('received');
  });
});

describe('many photos', () => {
  test('are sent one by one in order, and wait together offline', async () => {
    const paths = [await device.add('1'), await device.add('2'), await device.add('3')];
    device.uploadFaults.push('unavailable');
    await device.round();
    expect(device.uploads).toEqual([paths[0]]);
    await device.round();
    expect(device.uploads).toEqual([paths[0], ...paths]);
    expect((await listPhotos(device.owner)).map(({ state }) => state)).toEqual([
      'received',
      'received',
      'received',
    ]);
  });

  test('a server failure for one does not block the others', async () => {
    const [first, second] = [await device.add('1'), await device.add('2')];
    device.confirmFaults.push('internal');
    await device.round();
    expect((await device.photoAt(first))?.state).toBe('waiting');
    expect((await device.photoAt(second))?.state).toBe('received');
  });

  test('one tab uploads at a time, and a suspended tab that holds the lock is skipped', async () => {
    const path = await device.add('joint');
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    const { upload } = device.world;
    Object.assign(device.world, { upload: () => asleep });
    const sleeping = device.round();
    await eventually(async () => expect((await device.photoAt(path))?.begunAt).not.toBe(0));
    Object.assign(device.world, { upload });

    expect((await device.round()).settledAny).toBe(false);
    device.clock.now += 7 * 60_000;
    expect((await device.round()).settledAny).toBe(true);
    wake();
    await sleeping;
    expect((await device.photoAt(path))?.state).toBe('received');
    expect(device.uploads).toEqual([path]);
  });

  test('a recent attempt is skipped when a page becomes visible; a clock set back delays nothing', async () => {
    await device.add('joint');
    device.uploadFaults.push('unavailable');
    await device.round();
    expect((await device.round(1_000)).settledAny).toBe(false);
    device.clock.now -= 86_400_000;
    expect((await device.round(1_000)).settledAny).toBe(true);
  });

  test('a photo whose page ended during its upload is sent by the next page', async () => {
    const path = await device.add('joint');
    await changePhoto(path, { attempts: 1, begunAt: device.clock.now, triedAt: device.clock.now });
    expect(await device.round()).toEqual({ settledAny: true, allSettled: true });
    expect(await device.photoAt(path)).toMatchObject({ state: 'received', begunAt: 0, attempts: 2 });
  });

  test('another admin’s photos stay in the queue', async () => {
    await device.add('joint');
    const other = { ...device.world };
    expect(await photoOutbox(() => 'admin-2', other).round()).toEqual({
      settledAny: false,
      allSettled: true,
    });
    expect(device.uploads).toEqual([]);
  });
});

describe('a photo removed from a report', () => {
  test('is not uploaded, and can be restored with its bytes', async () => {
    const path = await device.add('joint');
    await removePhotos([path], device.clock.now);
    await device.round();
    expect(device.uploads).toEqual([]);
    await changePhoto(path, { removedAt: 0 });
    await device.round();
    expect((await device.photoAt(path))?.state).toBe('received');
  });

  test('photos of a report being sent stay on the device until the server has them', async () => {
    const [sent, waiting] = [await device.add('sent'), await device.add('waiting')];
    await device.world.upload(sent, (await readFile(sent))!, () => undefined);
    await changePhoto(sent, { state: 'received' });
    await forgetPhotos([sent, waiting]);
    expect((await listPhotos(device.owner)).map(({ path }) => path)).toEqual([waiting]);
    await device.round();
    expect(await listPhotos(device.owner)).toEqual([]);
    expect([...device.stored.keys()]).toEqual([sent, waiting]);
  });
});
