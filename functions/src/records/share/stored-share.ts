import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/share/report-share-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored share. */
export type StoredShare = record.StoredShare<Timestamp>;

/** All shares, also those that were turned off. */
export function reportShares(): CollectionReference<StoredShare, StoredShare> {
  return collectionOf(record.reportShareRecord);
}
