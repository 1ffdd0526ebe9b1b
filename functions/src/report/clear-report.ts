import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import { deleteAll } from '../platform/delete-all';
import { endKeys } from '../platform/end-keys';
import { firestore } from '../platform/firestore';
import { bucket } from '../platform/storage';
import { reportFolder } from './report-paths';
import type { StoredVersion } from './stored-report';

/** What hangs on a report goes before its record: files, mails, and what its link opened. Safe to do again. */
export async function clearReport({ id }: DocumentSnapshot): Promise<void> {
  await deleteAll(firestore().collection(collections.mail).where('subject.id', '==', id));
  await endKeys(id);
  await clearReceipts('answer.reportId', id);
  await bucket().deleteFiles({ prefix: reportFolder(id) });
}

/** The photos of a version, as they were received and as they are shown. */
export async function clearVersion(version: DocumentSnapshot): Promise<void> {
  const db = firestore();
  for (const { path, shown, preview } of (version.data() as StoredVersion).photos) {
    const files = [path, shown.path, preview.path].map((each) => bucket().file(each));
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
    await db.collection(collections.inspectionPhotos).doc(photoId(path)).delete();
  }
}

/** What was shared by a link is shared no more. */
export async function clearShare({ id }: DocumentSnapshot): Promise<void> {
  await endKeys(id);
  await clearReceipts('answer.id', id);
}

/** The answers that would be given again hold the link, and the name of whom it was for. */
async function clearReceipts(field: string, id: string): Promise<void> {
  await deleteAll(firestore().collection(collections.submissions).where(field, '==', id));
}
