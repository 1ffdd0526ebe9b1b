import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { jpegFile, photoHarness } from '../testing/photo-harness';
import { addPhoto } from '../take/add-photo';
import { startPhotoUploads } from './start-photo-uploads';
import { eventually } from '@/ui/testing/eventually';

vi.mock('@/firebase/session/use-admin-session', () => ({
  currentAdminSession: () => ({ state: 'signed-in', uid: 'admin-1' }),
  onAdminSession: () => () => undefined,
}));
afterEach(() => vi.unstubAllGlobals());

/** A page whose pictures open, but which has no memory left to draw them. @returns what it opened, in order. */
function pageWithoutMemory() {
  const opened: string[] = [];
  const page = new EventTarget();
  const elements = { visibilityState: 'visible', createElement: () => ({ getContext: () => null }) };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), elements));
  vi.stubGlobal('createImageBitmap', async (original: Blob) => {
    opened.push(await original.slice(4).text());
    return { width: 4, height: 3, close: () => undefined };
  });
  return { page, opened };
}

test('a photo that cannot be downscaled now is retried once per round, without a loop', async () => {
  await photoHarness();
  const { page, opened } = pageWithoutMemory();
  const take = (content: string) =>
    addPhoto({ findingId: 'finding-0001', owner: 'admin-1', file: jpegFile(content) });
  startPhotoUploads();
  for (const content of ['first', 'second', 'third']) {
    await take(content);
    await eventually(() => expect(opened).toContain(content));
  }
  expect(opened).toEqual(['first', 'second', 'third']);
  page.dispatchEvent(new Event('online'));
  await eventually(() => expect(opened).toEqual(['first', 'second', 'third', 'first', 'second', 'third']));
});
