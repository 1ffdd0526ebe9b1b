import { collections } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import { rawCollection } from '../platform/collection-of';
import { deleteAll } from '../platform/delete-all';
import { deleteFolder } from '../platform/delete-folder';
import { bucket } from '../platform/storage';
import { endKeys } from '../records/access/end-keys';
import { mails } from '../records/mail/mail-document';
import { films } from '../records/film/stored-film';
import { inspectionPhotos } from '../records/photo/stored-photo';
import { reportFolder } from '../records/report/report-paths';
import { photosOfReview, reportReviews } from '../records/report/stored-review';
import { reportVersions } from '../records/report/stored-version';

/** A record that is about to be deleted. */
export interface Row {
  readonly id: string;
}

/** Deletes what depends on a report before its record: files, emails, and the subject of its link. Idempotent. */
export async function clearReport({ id }: Row): Promise<void> {
  await deleteAll(mails().where('subject.id', '==', id));
  await endKeys(id);
  await clearReceipts('answer.reportId', id);
  await deleteFolder(reportFolder(id));
  await removeFilms(id);
}

/** Deletes the films of a report, also of one that was never approved. */
async function removeFilms(reportId: string): Promise<void> {
  for (const film of (await films().where('report_id', '==', reportId).get()).docs) {
    await clearFilm(film);
    await film.ref.delete();
  }
}

/** Deletes the photos of a version, originals and displayed ones. */
export async function clearVersion({ id }: Row): Promise<void> {
  const version = (await reportVersions().doc(id).get()).data();
  for (const { path, shown, preview } of version?.photos ?? []) {
    await clearPhoto(path, [shown.path, preview.path]);
  }
}

/** Deletes the photos and films of a report in review; those of an approved one are its version's. */
export async function clearReview({ id }: Row): Promise<void> {
  const review = (await reportReviews().doc(id).get()).data() ?? null;
  if (review?.form) await removeFilms(review.report_id);
  for (const path of photosOfReview(review)) {
    const photo = (await inspectionPhotos().doc(photoId(path)).get()).data();
    if (photo?.report_id !== review?.report_id) continue;
    await clearPhoto(
      path,
      [photo?.shown, photo?.preview].flatMap((each) => (each ? [each.path] : [])),
    );
  }
}

/** Deletes a photo, its displayed versions, and its record last, so that an interrupted deletion is found again. */
export async function clearPhoto(path: string, displayed: readonly string[]): Promise<void> {
  const files = [path, ...displayed].map((each) => bucket().file(each));
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  await inspectionPhotos().doc(photoId(path)).delete();
}

/** Deletes a film's file before its record. */
export async function clearFilm({ id }: Row): Promise<void> {
  const film = (await films().doc(id).get()).data();
  if (film) await bucket().file(film.path).delete({ ignoreNotFound: true });
}

/** Ends the link of a share, and deletes its email. */
export async function clearShare({ id }: Row): Promise<void> {
  await deleteAll(mails().where('subject.id', '==', id));
  await endKeys(id);
  await clearReceipts('answer.id', id);
}

/** Stored answers contain the link and the recipient's name. */
async function clearReceipts(field: string, id: string): Promise<void> {
  await deleteAll(rawCollection(collections.submissions).where(field, '==', id));
}
