import { photoId } from '@domain/report/inspection-photo';
import type { ViewedPhoto } from '@domain/report/photo-views';
import { callable } from '../platform/callable';
import { readTogether } from '../platform/read-together';
import { readableRecord } from '../platform/readable';
import { fileAddress } from '../records/file/file-address';
import { inspectionPhotos, type StoredPhoto } from '../records/photo/stored-photo';

/** office-photo-view: the server's encoding of photos, to continue a report on another device. */
export const viewPhotos = callable('office-photo-view', async ({ now, parse }) => {
  const { paths } = parse();
  const references = [...new Set(paths)].map((path) => inspectionPhotos().doc(photoId(path)));
  const snapshots = await readTogether(references);
  return {
    photos: snapshots.flatMap((snapshot) => viewed(readableRecord(snapshot), now) ?? []),
  };
});

function viewed(photo: StoredPhoto | undefined, now: Date): ViewedPhoto | null {
  if (!photo?.shown || !photo.preview) return null;
  const { path, shown, preview } = photo;
  const addressOf = (stored: string) => fileAddress(stored, { fileName: 'photo.jpg' }, now).url;
  return {
    path,
    url: addressOf(shown.path),
    previewUrl: addressOf(preview.path),
    width: shown.width,
    height: shown.height,
  };
}
