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
export interface ReferralMove<At = Instant> {
  readonly to: Exclude<ReferralProgress, 'none'>;
  readonly at: At;
}

type Movable = Pick<
  Referral<Instant>,
  'progress' | 'accepted_at' | 'scheduled_at' | 'completed_at' | 'closed_at'
>;

/** What a referral loses that is moved back to a step before accepting it. */
const notAccepted = { accepted_at: null, handled_by: null } as const;

/** What moving a referral back to its step before `move` changes; null if another step moved it. */
export function movedBack(referral: Movable, { to, at }: ReferralMove) {
  // All writes of a transaction have the same time, so another time belongs to another step.
  const isOfStep = (moment: Instant | null) => moment?.toMillis() === at.toMillis();
  const moved = {
    accepted: referral.accepted_at,
    scheduled: referral.scheduled_at,
    completed: referral.completed_at,
    closed: referral.closed_at,
  }[to];
  if (referral.progress !== to || !isOfStep(moved)) return null;
  switch (to) {
    case 'accepted':
      return { progress: 'none', ...notAccepted, lead_id: null } as const;
    case 'scheduled':
      // Accepting a referral as a job passes both steps at once.
      return isOfStep(referral.accepted_at)
        ? ({ progress: 'none', ...notAccepted, scheduled_at: null, booking_id: null } as const)
        : ({ progress: 'accepted', scheduled_at: null, booking_id: null } as const);
    case 'completed':
      return { progress: progressBefore(referral), completed_at: null };
    case 'closed':
      return { progress: progressBefore(referral), closed_at: null };
  }
}
