import type { Instant } from '../firestore/instant';
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

/** A move made by the same transaction as the step to undo. */
interface Move {
  readonly to: 'completed' | 'closed';
  readonly at: Instant;
}

type Movable = Pick<
  Referral<Instant>,
  'progress' | 'accepted_at' | 'scheduled_at' | 'completed_at' | 'closed_at'
>;

/** What moving a referral back to its step before `move` changes; null if another step moved it. */
export function movedBack(referral: Movable, { to, at }: Move) {
  const moved = to === 'completed' ? referral.completed_at : referral.closed_at;
  // All writes of a transaction have the same time, so another time belongs to another step.
  if (referral.progress !== to || moved?.toMillis() !== at.toMillis()) return null;
  const progress = progressBefore(referral);
  return to === 'completed' ? { progress, completed_at: null } : { progress, closed_at: null };
}
