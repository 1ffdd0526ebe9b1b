import type { Reward } from './reward';

/**
 * What happens to a referral's reward once the payment that earned it is corrected: it is taken back, flagged for the
 * office if it was paid out, or left alone, because another job earned it or an admin voided it for another reason.
 */
export function correctedReward(
  reward: Pick<Reward, 'booking_id' | 'state' | 'settled_by'> | undefined,
  bookingId: string,
): 'take-back' | 'flag' | 'leave' {
  if (reward?.booking_id !== bookingId) return 'leave';
  if (reward.state === 'void' && reward.settled_by !== null) return 'leave';
  return reward.state === 'paid' ? 'flag' : 'take-back';
}
