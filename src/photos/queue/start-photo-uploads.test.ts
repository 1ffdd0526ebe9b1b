import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { RoundsOptions } from '@/offline/engine/rounds';
import { jpegFile, photoHarness } from '../testing/photo-harness';
import { addPhoto } from '../take/add-photo';
import { startPhotoUploads } from './start-photo-uploads';
import { livePhotoWorld } from './live-photo-world';

const { rounds } = vi.hoisted(() => ({ rounds: [] as RoundsOptions[] }));
vi.mock('@/offline/ask-for-lasting-storage', () => ({ askForLastingStorage: () => undefined }));
vi.mock('@/offline/engine/rounds', () => ({
  startRounds: (options: RoundsOptions) => {
    rounds.push(options);
    return { wake: () => undefined, plan: () => undefined };
  },
}));
vi.mock('@/firebase/session/use-admin-session', () => ({
  currentAdminSession: () => ({ state: 'signed-in', uid: 'admin-1' }),
  onAdminSession: () => () => undefined,
}));
vi.mock('./live-photo-world', () => ({ livePhotoWorld: { shrink: vi.fn() } }));

test('a photo that cannot be downscaled now is retried once per round, without a loop', async () => {
  await photoHarness();
  const tried: string[] = [];
  vi.mocked(livePhotoWorld.shrink).mockImplementation(async (original) => {
    tried.push(await original.slice(4).text());
    throw new Error('no memory just now');
  });
  const take = (content: string) =>
    addPhoto({ findingId: 'finding-0001', owner: 'admin-1', file: jpegFile(content) });
  startPhotoUploads();
  for (const content of ['first', 'second', 'third']) {
    await take(content);
    await vi.waitFor(() => expect(tried).toContain(content));
  }
  expect(tried).toEqual(['first', 'second', 'third']);
  await rounds[0]?.go(0);
  await vi.waitFor(() => expect(tried).toEqual(['first', 'second', 'third', 'first', 'second', 'third']));
  vi.unstubAllGlobals();
});
