import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { comparedPhotos } from '@domain/report/compare/comparison';
import { photoId } from '@domain/report/inspection-photo';
import type { ReportPhoto } from '@domain/report/report';
import type { ReportForm } from '@domain/report/report-form';
import { inspectionPhotos } from '../records/photo/stored-photo';

/**
 * The checked photos of a report.
 * @throws AppError `unavailable` while one is not uploaded yet, `invalid-input` if one was refused.
 */
export async function readPhotos(transaction: Transaction, form: ReportForm): Promise<ReportPhoto[]> {
  const paths = [
    ...new Set([...form.findings.flatMap(({ photos }) => photos), ...comparedPhotos(form.comparison)]),
  ];
  if (paths.length === 0) return [];
  const snapshots = await transaction.getAll(...paths.map((path) => inspectionPhotos().doc(photoId(path))));
  return snapshots.map((snapshot, index) => {
    const photo = snapshot.data();
    if (!photo) {
      throw new AppError('unavailable', 'a photo is missing', 'A photo in the report is still uploading.');
    }
    if (!photo.shown || !photo.preview) {
      throw new AppError(
        'invalid-input',
        `photo ${index} was ${photo.refusal}`,
        'A photo in the report can’t be shown. Remove it, then generate the report again.',
      );
    }
    return { path: photo.path, shown: photo.shown, preview: photo.preview };
  });
}
