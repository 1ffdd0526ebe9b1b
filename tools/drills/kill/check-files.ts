import { createHash } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import type { DrillWorld } from './drill-world';
import type { ServedClient } from './served-client';

/**
 * Checks the files of a client's documents, report, and photo: those missing or different from their record.
 */
export async function checkFiles(
  { project: { db, bucket } }: DrillWorld,
  { email, bookingId = '', signedDocuments, photo }: ServedClient,
  version: string | null,
): Promise<string[]> {
  const wrong: string[] = [];
  const records = [
    ...signedDocuments.map((collection) => db.collection(collection).doc(bookingId)),
    ...(version ? [db.collection(collections.reportVersions).doc(version)] : []),
  ];
  for (const record of records) {
    const pdf = (await record.get()).get('pdf') as { path: string; sha256: string } | null | undefined;
    const what = `file of ${record.path}, ${email}`;
    if (!pdf) {
      wrong.push(`${what}: not recorded`);
      continue;
    }
    const file = bucket.file(pdf.path);
    const [exists] = await file.exists();
    const sha256 =
      exists &&
      createHash('sha256')
        .update((await file.download())[0])
        .digest('hex');
    if (sha256 !== pdf.sha256) wrong.push(`${what}: ${exists ? 'another' : 'not there'}`);
  }
  if (photo) {
    const received = await db.collection(collections.inspectionPhotos).doc(photoId(photo)).get();
    for (const size of ['shown', 'preview'] as const) {
      const path = (received.get(size) as { path: string } | null | undefined)?.path;
      if (!path || !(await bucket.file(path).exists())[0]) wrong.push(`${size} photo of ${email}`);
    }
  }
  return wrong;
}
