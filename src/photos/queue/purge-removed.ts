import { erasePhotos, listPhotos } from '../device/photo-store';

/** How long a removed photo stays on the device, in case it was removed by mistake. */
const keptForMs = 7 * 86_400_000;

/** Deletes photos from the device that were removed long ago. @throws Error if the device refuses. */
export async function purgeRemoved(owner: string, now: number, keptMs: number = keptForMs): Promise<void> {
  const photos = await listPhotos(owner);
  const old = photos.filter(({ removedAt }) => removedAt !== 0 && now - removedAt >= keptMs);
  await erasePhotos(old.map(({ path }) => path));
}
