import type { Referral } from './referral';
import type { ReferralProgress } from './referral-status';

/** Step -> the next steps: forward only, or closed if nothing can come of it anymore. */
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

/** The step before a completed or closed referral's, derived from its timestamps. */
export function progressBefore({
  progress,
  scheduled_at,
  accepted_at,
}: Pick<Referral<unknown>, 'progress' | 'scheduled_at' | 'accepted_at'>): ReferralProgress {
  if (progress === 'completed' || scheduled_at !== null) return 'scheduled';
  return accepted_at !== null ? 'accepted' : 'none';
}
