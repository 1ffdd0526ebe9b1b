import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/referral/referral-record';
import type { Referral } from '@domain/referral/referral';
import { collectionOf } from '../../platform/collection-of';

/** A stored referral. */
export type StoredReferral = record.StoredReferral<Timestamp>;

/** A referral with its id. */
export type KnownReferral = Referral<Timestamp>;

export type ReferralReference = DocumentReference<StoredReferral, StoredReferral>;

/** All referrals. */
export function referrals(): CollectionReference<StoredReferral, StoredReferral> {
  return collectionOf(record.referralRecord);
}
