import type { DocumentReference } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/hash';
import { rewardClaims, type RewardClaim } from '../records/reward/reward-claim';

export type ClaimReference = DocumentReference<RewardClaim, RewardClaim>;

/** The claim that a client was rewarded, by one of their marks; its id is a pseudonym. */
export function claimOf(mark: string, value: string): ClaimReference {
  return rewardClaims().doc(pseudonym(`reward:${mark}`, value));
}
