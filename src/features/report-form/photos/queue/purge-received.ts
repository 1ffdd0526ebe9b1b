import { erasePhotos, listPhotos } from '../device/photo-store';

/** For so long the small copy of a photo stays that the server has; after it the server shows the photo. */
const keptForMs = 30 * 86_400_000;

/**
 * Takes off the device what the server has had for long: a report that was sent while its form was closed leaves its photos
 * here. @throws Error if the device refuses.
 */
export async function purgeReceived(owner: string, now: number): Promise<void> {
  const photos = await listPhotos(owner);
  const old = photos.filter(({ state, addedAt }) => state === 'received' && now - addedAt >= keptForMs);
  await erasePhotos(old.map(({ path }) => path));
}
