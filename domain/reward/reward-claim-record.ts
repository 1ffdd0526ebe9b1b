import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, text } from '../firestore/stored-fields';

/**
 * The claim that a client was rewarded, collection `reward_claims`, id = a pseudonym of one of the client's marks. `At`:
 * how a moment is given.
 */
export interface RewardClaim<At> {
  readonly referral_id: string;
  /** The kind of mark, such as `phone` or `mailbox`. */
  readonly mark: string;
  readonly created_at: At;
}

const claim: Reads<RewardClaim<Instant>> = object({
  referral_id: text(),
  mark: text(),
  created_at: instant(),
});

export const rewardClaimRecord = recordType(collections.rewardClaims, claim);
