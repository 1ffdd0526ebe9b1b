import type { Referral } from '../referral/referral';
import { clientMarks, type ClientMark, type Reward } from './reward';
import type { RewardCheck } from './reward-checks';

/** What is known of a referred client when their job is completed and paid. */
export interface ClientKnown {
  readonly bookingId: string;
  /** The referral by which this client was rewarded before; null for none. */
  readonly earlierReferralId: string | null;
  /** The marks by which that client was recognized. */
  readonly matchedBy: readonly ClientMark[];
  /** Why the reward has to be reviewed. */
  readonly checks: readonly RewardCheck[];
  /** The referral whose rewarded client this one resembles; null for none. */
  readonly similarReferralId: string | null;
}

/**
 * A client is rewarded once: a later reward is void from the start, names the earlier one, and needs no review.
 * @param amount US dollars that the referrer was promised
 */
export function newReward(
  referral: Referral<unknown>,
  amount: number,
  { bookingId, earlierReferralId, matchedBy, checks, similarReferralId }: ClientKnown,
): Omit<Reward, 'id' | 'checked_by' | 'earned_at' | 'settled_at' | 'payment_corrected_at'> {
  const isFirst = earlierReferralId === null;
  return {
    referral_id: referral.id,
    booking_id: bookingId,
    referrer_name: referral.referrer_name,
    referrer_email: referral.referrer_email,
    referrer_phone: referral.referrer_phone,
    referrer_kind: referral.referrer_kind,
    client_name: referral.client_name,
    preferred_reward: referral.preferred_reward,
    amount,
    state: isFirst ? 'earned' : 'void',
    void_reason: isFirst ? '' : 'client-already-rewarded',
    earlier_referral_id: earlierReferralId,
    matched_by: clientMarks.filter((mark) => matchedBy.includes(mark)),
    to_check: isFirst ? checks : [],
    similar_referral_id: isFirst ? similarReferralId : null,
    note: '',
    settled_by: null,
  };
}
