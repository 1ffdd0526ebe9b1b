import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/report/inspection-photo-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored photo record. */
export type StoredPhoto = record.StoredPhoto<Timestamp>;

export function inspectionPhotos(): CollectionReference<StoredPhoto, StoredPhoto> {
  return collectionOf(record.inspectionPhotoRecord);
}
