import { sha256Of } from '@domain/idempotency/sha256-of';
import { withEntryLock } from '@/offline/entry-lock';
import type { PhotoRecord } from '../device/photo-record';
import { changePhoto, listPhotos, readOriginal, storePrepared } from '../device/photo-store';
import type { PhotoWorld } from './photo-world';

/** A picture that was opened so often in vain, or ended the page, is not opened again: no other would get its turn. */
const mostAttempts = 5;

/**
 * Makes small what the camera gave, one photo after the other, so that many of them don't fill the memory. What a page did
 * not get to before it ended, the next one does; what cannot be kept small stays as it is. Leaves out what is in `tried`, and
 * adds what it tries.
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
      await prepare(next, world).catch(() => undefined);
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
  } catch {
    // A full device is nothing that the picture has done: it costs no attempt.
    await changePhoto(path, { attempts });
  }
}
