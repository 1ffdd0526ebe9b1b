import { withEntryLock } from '@/offline/entry-lock';
import { listPhotos } from '../device/photo-store';
import type { PhotoRecord } from '../device/photo-record';
import { attemptPhoto } from './attempt-photo';
import type { PhotoWorld } from './photo-world';

/** Longer than any attempt lasts: a page that has had the lock since then sleeps with it in its hand. */
const abandonedAfterMs = 6 * 60_000;

interface Round {
  /** Whether the server settled anything. */
  readonly settledAny: boolean;
  /** Whether a photo waits that was not tried in vain just now, or the line is missing: only then is there more to do. */
  readonly allSettled: boolean;
}

/**
 * One round: uploads what waits, one photo after the other, the oldest first, and stops when the server cannot be
 * reached. Leaves out what was tried within `quietMs`, and all while another tab uploads.
 * @throws Error if the device's database refuses.
 */
export async function uploadWaiting(owner: string, world: PhotoWorld, quietMs: number): Promise<Round> {
  const steal = (await listWaiting(owner)).some((photo) => isAbandoned(photo, world.now()));
  const tried = new Set<string>();
  let settledAny = false;
  await withEntryLock('photos-uploaded', { patienceMs: 0, steal }, async () => {
    for (;;) {
      // Read anew after each: photos are added and removed meanwhile.
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

/** What the queue has still something to do for with the server. @throws Error as `listPhotos`. */
export async function listWaiting(owner: string): Promise<PhotoRecord[]> {
  const photos = await listPhotos(owner);
  return photos.filter(({ state, removedAt }) => state === 'waiting' && removedAt === 0);
}

function isAbandoned({ begunAt }: PhotoRecord, now: number): boolean {
  return begunAt !== 0 && Math.abs(now - begunAt) > abandonedAfterMs;
}

function wasJustTried({ triedAt }: PhotoRecord, now: number, quietMs: number): boolean {
  // Not for one from the future: a clock that was set back must not hold it.
  return triedAt !== 0 && triedAt <= now && now - triedAt < quietMs;
}
