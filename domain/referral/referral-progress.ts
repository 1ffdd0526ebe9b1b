import type { ReferralProgress } from './referral-status';

/** From each step, where a referral may go: forward alone, and closed once it can come to nothing more. */
export const referralMoves: Record<ReferralProgress, readonly ReferralProgress[]> = {
  none: ['accepted', 'scheduled', 'closed'],
  accepted: ['scheduled', 'closed'],
  scheduled: ['completed', 'closed'],
  completed: [],
  closed: [],
};

export function mayMove(from: ReferralProgress, to: ReferralProgress): boolean {
  return referralMoves[from].includes(to);
}
