import { Timestamp } from 'firebase-admin/firestore';
import { unusedPhotoRetentionDays } from '@domain/business/retention';
import { collections } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';
import { dayMs } from '@domain/time/durations';
import { fillMissingField } from '../platform/fill-missing-field';
import { readable } from '../platform/readable';
import { inspectionPhotos } from '../records/photo/stored-photo';
import { reportVersions } from '../records/report/stored-version';
import { clearPhoto } from '../report/clear-report';

const atOnce = 50;

/** Deletes photos that no report contains, half a year after they were uploaded. @returns how many */
export async function removeUnusedPhotos(now: Date): Promise<number> {
  await markUsedPhotos();
  const end = Timestamp.fromMillis(now.getTime() - unusedPhotoRetentionDays * dayMs);
  const unused = inspectionPhotos()
    .where('report_id', '==', null)
    .where('received_at', '<', end)
    .orderBy('received_at')
    .limit(atOnce);
  let removed = 0;
  for (let page = await unused.get(); !page.empty;) {
    for (const { reference, stored } of readable(page.docs)) {
      // A report may have taken it since it was listed.
      if ((await reference.get()).data()?.report_id !== null) continue;
      const { path, shown, preview } = stored;
      await clearPhoto(
        path,
        [shown, preview].flatMap((each) => (each ? [each.path] : [])),
      );
      removed += 1;
    }
    page = await unused.startAfter(page.docs.at(-1)).get();
  }
  return removed;
}

/** Marks the photos of reports from before the mark, then the others as unused. Can be interrupted and repeated. */
async function markUsedPhotos(): Promise<void> {
  const photos = inspectionPhotos();
  const [all, marked] = await Promise.all([photos.count().get(), photos.orderBy('report_id').count().get()]);
  if (all.data().count === marked.data().count) return;
  const paged = reportVersions().orderBy('created_at').limit(atOnce);
  for (let page = await paged.get(); !page.empty;) {
    for (const { stored } of readable(page.docs)) {
      for (const { path } of stored.photos) await mark(photoId(path), stored.report_id);
    }
    page = await paged.startAfter(page.docs.at(-1)).get();
  }
  await fillMissingField(collections.inspectionPhotos, 'report_id', null);
}

async function mark(id: string, reportId: string): Promise<void> {
  const photo = await inspectionPhotos().doc(id).get();
  if (photo.exists) await photo.ref.update({ report_id: reportId });
}
