import type { Referral } from './referral';
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

/** Where a completed or closed referral was before that, which is what its moments still tell. */
export function progressBefore({
  progress,
  scheduled_at,
  accepted_at,
}: Pick<Referral, 'progress' | 'scheduled_at' | 'accepted_at'>): ReferralProgress {
  if (progress === 'completed' || scheduled_at !== null) return 'scheduled';
  return accepted_at !== null ? 'accepted' : 'none';
}
