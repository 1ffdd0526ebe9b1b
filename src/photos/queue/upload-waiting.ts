import { withEntryLock } from '@/offline/entry-lock';
import { listPhotos } from '../device/photo-store';
import type { PhotoRecord } from '../device/photo-record';
import { attemptPhoto } from './attempt-photo';
import type { PhotoWorld } from './photo-world';

/** Longer than any attempt takes: a tab that has held the lock for this long is suspended. */
const abandonedAfterMs = 6 * 60_000;

interface Round {
  /** Whether any photo was settled. */
  readonly settledAny: boolean;
  /** Whether no photo waits any more. */
  readonly allSettled: boolean;
}

/**
 * Uploads waiting photos one by one, oldest first, and stops when the server can't be reached. Skips photos tried
 * within `quietMs`, and does nothing while another tab uploads.
 * @throws Error if the device's database refuses.
 */
export async function uploadWaiting(owner: string, world: PhotoWorld, quietMs: number): Promise<Round> {
  const steal = (await listWaiting(owner)).some((photo) => isAbandoned(photo, world.now()));
  const tried = new Set<string>();
  let settledAny = false;
  await withEntryLock('photos-uploaded', { patienceMs: 0, steal }, async () => {
    for (;;) {
      // Read again each time, because photos are added and removed meanwhile.
      const waiting = await listWaiting(owner);
      const next = waiting.find(
        (photo) => !tried.has(photo.path) && !wasJustTried(photo, world.now(), quietMs),
      );
      if (!next) return;
      tried.add(next.path);
      const outcome = await attemptPhoto(next, world);
      settledAny ||= outcome === 'settled';
      if (outcome === 'unreachable') return;
    }
  });
  return { settledAny, allSettled: (await listWaiting(owner)).length === 0 };
}

/** The photos that still have to be uploaded. @throws Error as `listPhotos`. */
export async function listWaiting(owner: string): Promise<PhotoRecord[]> {
  const photos = await listPhotos(owner);
  return photos.filter(({ state, removedAt }) => state === 'waiting' && removedAt === 0);
}

function isAbandoned({ begunAt }: PhotoRecord, now: number): boolean {
  return begunAt !== 0 && Math.abs(now - begunAt) > abandonedAfterMs;
}

function wasJustTried({ triedAt }: PhotoRecord, now: number, quietMs: number): boolean {
  // A time in the future means that the clock was set back, and must not delay the photo.
  return triedAt !== 0 && triedAt <= now && now - triedAt < quietMs;
}
