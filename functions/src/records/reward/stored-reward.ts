import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/reward/reward-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored reward. */
export type StoredReward = record.StoredReward<Timestamp>;

/** The ledger of rewards; the ids are those of their referrals. */
export function rewards(): CollectionReference<StoredReward, StoredReward> {
  return collectionOf(record.rewardRecord);
}
