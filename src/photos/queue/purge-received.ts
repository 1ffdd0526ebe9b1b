import { dayMs } from '@domain/time/durations';
import { erasePhotos, listPhotos } from '../device/photo-store';

/** How long the small copy of an uploaded photo stays on the device; later it is loaded from the server. */
const retentionMs = 30 * dayMs;

/**
 * Deletes photos from the device that were uploaded long ago, which remain when a report is sent while its form is
 * closed. @throws Error if the device refuses.
 */
export async function purgeReceived(owner: string, now: number): Promise<void> {
  const photos = await listPhotos(owner);
  const old = photos.filter(({ state, addedAt }) => state === 'received' && now - addedAt >= retentionMs);
  await erasePhotos(old.map(({ path }) => path));
}
