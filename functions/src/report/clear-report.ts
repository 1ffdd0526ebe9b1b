import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import { deleteAll } from '../platform/delete-all';
import { firestore } from '../platform/firestore';
import { bucket } from '../platform/storage';
import { endKeys } from '../records/access/end-keys';
import { reportFolder } from '../records/report/report-paths';
import type { StoredVersion } from '../records/report/stored-report';

/** Deletes what depends on a report before its record: files, emails, and the subject of its link. Idempotent. */
export async function clearReport({ id }: DocumentSnapshot): Promise<void> {
  await deleteAll(firestore().collection(collections.mail).where('subject.id', '==', id));
  await endKeys(id);
  await clearReceipts('answer.reportId', id);
  await bucket().deleteFiles({ prefix: reportFolder(id) });
}

/** Deletes the photos of a version, originals and displayed ones. */
export async function clearVersion(version: DocumentSnapshot): Promise<void> {
  const db = firestore();
  for (const { path, shown, preview } of (version.data() as StoredVersion).photos) {
    const files = [path, shown.path, preview.path].map((each) => bucket().file(each));
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
    await db.collection(collections.inspectionPhotos).doc(photoId(path)).delete();
  }
}

/** Ends the link of a share. */
export async function clearShare({ id }: DocumentSnapshot): Promise<void> {
  await endKeys(id);
  await clearReceipts('answer.id', id);
}

/** Stored answers contain the link and the recipient's name. */
async function clearReceipts(field: string, id: string): Promise<void> {
  await deleteAll(firestore().collection(collections.submissions).where(field, '==', id));
}
