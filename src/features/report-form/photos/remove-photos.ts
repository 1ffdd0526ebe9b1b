import { reportedAs } from '@/logging/report-fault';
import { changePhoto } from './device/photo-store';

/**
 * Marks the photos of a deleted finding as removed, so that they are not uploaded and are deleted later. Call it
 * once undo has expired. Never throws.
 */
export async function removePhotos(paths: readonly string[], now: number = Date.now()): Promise<void> {
  for (const path of paths)
    await changePhoto(path, { removedAt: now }).catch(reportedAs('a photo not removed', null));
}
