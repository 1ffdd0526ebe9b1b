import { changePhoto } from './device/photo-store';

/**
 * To be called with the photos of a finding whose deletion cannot be taken back any more: they are neither uploaded nor
 * kept for long. Never throws.
 */
export async function removePhotos(paths: readonly string[], now: number = Date.now()): Promise<void> {
  for (const path of paths) await changePhoto(path, { removedAt: now }).catch(() => null);
}
