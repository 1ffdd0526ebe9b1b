import { erasePhotos, listPhotos } from '../device/photo-store';

/** For so long a photo that was taken out of a report stays on the device: somebody may have meant another. */
const keptForMs = 7 * 86_400_000;

/** Takes off the device what was removed long ago. @throws Error if the device refuses. */
export async function purgeRemoved(owner: string, now: number, keptMs: number = keptForMs): Promise<void> {
  const photos = await listPhotos(owner);
  const old = photos.filter(({ removedAt }) => removedAt !== 0 && now - removedAt >= keptMs);
  await erasePhotos(old.map(({ path }) => path));
}
