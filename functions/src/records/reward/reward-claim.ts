import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/reward/reward-claim-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored claim that a client was rewarded. */
export type RewardClaim = record.RewardClaim<Timestamp>;

/** All claims; the ids are pseudonyms of the marks. */
export function rewardClaims(): CollectionReference<RewardClaim, RewardClaim> {
  return collectionOf(record.rewardClaimRecord);
}
