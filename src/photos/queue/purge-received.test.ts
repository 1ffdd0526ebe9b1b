import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { listPhotos } from '../device/photo-store';
import { photoHarness } from '../testing/photo-harness';
import { purgeReceived } from './purge-received';

const day = 86_400_000;

afterEach(() => vi.unstubAllGlobals());

test('uploaded photos leave the device after a month, and others stay', async () => {
  const device = await photoHarness();
  await device.add('received');
  await device.round();
  const waiting = await device.add('waiting');
  const begin = device.clock.now;
  await purgeReceived(device.owner, begin + 29 * day);
  expect(await listPhotos(device.owner)).toHaveLength(2);
  await purgeReceived(device.owner, begin + 31 * day);
  expect((await listPhotos(device.owner)).map(({ path }) => path)).toEqual([waiting]);
});
