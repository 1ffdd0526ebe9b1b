import { dayMs } from '@domain/time/durations';
import { erasePhotos, listPhotos } from '../device/photo-store';

/** How long a removed photo stays on the device, in case it was removed by mistake. */
const retentionMs = 7 * dayMs;

/** Deletes photos from the device that were removed long ago. @throws Error if the device refuses. */
export async function purgeRemoved(
  owner: string,
  now: number,
  maxAgeMs: number = retentionMs,
): Promise<void> {
  const photos = await listPhotos(owner);
  const old = photos.filter(({ removedAt }) => removedAt !== 0 && now - removedAt >= maxAgeMs);
  await erasePhotos(old.map(({ path }) => path));
}
