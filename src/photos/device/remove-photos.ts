import { changePhoto } from './photo-store';

/**
 * Marks the photos of a deleted finding as removed, so that they are not uploaded and are deleted later. Call it
 * once undo has expired. Never throws.
 */
export async function removePhotos(paths: readonly string[], now: number = Date.now()): Promise<void> {
  for (const path of paths) await changePhoto(path, { removedAt: now }).catch(() => null);
}
