import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/referral/referral-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored referral. */
export type StoredReferral = record.StoredReferral<Timestamp>;

export function referrals(): CollectionReference<StoredReferral, StoredReferral> {
  return collectionOf(record.referralRecord);
}
