import type { Transaction } from 'firebase-admin/firestore';
import { photoId } from '@domain/report/inspection-photo';
import { inspectionPhotos } from '../photo/stored-photo';

/** Marks photos as unused that a report had and doesn't anymore. Reads only; the returned function writes. */
export async function releasePhotos(
  transaction: Transaction,
  before: readonly string[],
  after: readonly string[],
): Promise<() => void> {
  const left = [...new Set(before)].filter((path) => !after.includes(path));
  if (left.length === 0) return () => undefined;
  const photos = await transaction.getAll(...left.map((path) => inspectionPhotos().doc(photoId(path))));
  return () => {
    for (const { exists, ref } of photos) if (exists) transaction.update(ref, { report_id: null });
  };
}
