import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/report/inspection-photo-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored photo record. */
export type StoredPhoto = record.StoredPhoto<Timestamp>;

/** The records of all uploaded photos, see `photoId`. */
export function inspectionPhotos(): CollectionReference<StoredPhoto, StoredPhoto> {
  return collectionOf(record.inspectionPhotoRecord);
}
