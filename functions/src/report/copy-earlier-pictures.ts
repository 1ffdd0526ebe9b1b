import type { EarlierPicture } from '@domain/report/report';
import { bucket } from '../platform/storage';

/**
 * Copies the pictures that a version took from an earlier report. Idempotent. One whose photo was deleted meanwhile is left
 * out: the report is complete without it.
 */
export async function copyEarlierPictures(pictures: readonly EarlierPicture[]): Promise<void> {
  await Promise.all(
    pictures.map(async ({ from, picture }) => {
      // A later version takes over the copies of the version before.
      if (from === picture.path) return;
      try {
        await bucket().file(from).copy(bucket().file(picture.path));
      } catch (error) {
        if ((error as { readonly code?: number }).code !== 404) throw error;
      }
    }),
  );
}
