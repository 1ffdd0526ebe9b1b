import { sha256Of } from '@domain/idempotency/sha256-of';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { withEntryLock } from '@/offline/engine/entry-lock';
import type { PhotoRecord } from '../device/photo-record';
import { changePhoto, listPhotos, readOriginal, storePrepared } from '../device/photo-store';
import type { PhotoWorld } from './photo-world';

/** After this many attempts a photo that fails or crashes the page is skipped, so that others get their turn. */
const mostAttempts = 5;

/**
 * Shrinks original photos one by one, to limit memory. Photos left over when a page ended are done by the next one;
 * a photo that can't be stored shrunk stays as it is. Skips paths in `tried`, and adds those it tries.
 * @throws Error if the device's database refuses.
 */
export async function prepareWaiting(
  owner: string,
  world: PhotoWorld,
  tried: Set<string> = new Set(),
): Promise<void> {
  await withEntryLock('photos-prepared', { patienceMs: 0 }, async () => {
    for (;;) {
      const next = (await listPhotos(owner)).find(
        ({ path, state, removedAt }) => state === 'original' && removedAt === 0 && !tried.has(path),
      );
      if (!next) return;
      tried.add(next.path);
      await prepare(next, world).catch(reportedAs('a photo not prepared', undefined));
    }
  });
}

async function prepare({ path, attempts }: PhotoRecord, world: PhotoWorld): Promise<void> {
  if (attempts >= mostAttempts) {
    await changePhoto(path, { state: 'unusable', problem: 'too-large' });
    return;
  }
  await changePhoto(path, { attempts: attempts + 1 });
  const original = await readOriginal(path);
  const shrunk = original ? await world.shrink(original) : ({ problem: 'damaged' } as const);
  if (shrunk.problem !== null) {
    await changePhoto(path, { state: 'unusable', problem: shrunk.problem });
    return;
  }
  const [bytes, preview] = await Promise.all([shrunk.bytes.arrayBuffer(), shrunk.preview.arrayBuffer()]);
  const sha256 = await sha256Of(bytes);
  try {
    await storePrepared(path, { bytes, preview, sha256 });
  } catch (error) {
    reportFault('a prepared photo not stored', error);
    // A full disk does not count as a failed attempt of this photo.
    await changePhoto(path, { attempts });
  }
}
