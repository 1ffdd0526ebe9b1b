import type { ReferralStatus } from '@domain/referral/referral-status';
import type { ReferralMilestone } from '@domain/referral/track-referrals';

export interface ReferralStation {
  readonly status: ReferralStatus;
  readonly state: 'done' | 'current' | 'ahead';
  /** ISO 8601; null where it is not reached, or only estimated from the referral's age. */
  readonly at: string | null;
}

const way: readonly ReferralStatus[] = ['Submitted', 'Contacted', 'Scheduled', 'Completed'];

/**
 * The steps of a referral, up to those that it may still reach. A closed referral ends where it was closed; its
 * earlier steps are known only from the timeline.
 */
export function referralStations(
  status: ReferralStatus,
  timeline: readonly ReferralMilestone[] = [],
): readonly ReferralStation[] {
  const atOf = (reached: ReferralStatus) => timeline.find((stone) => stone.status === reached)?.at ?? null;
  if (status === 'Closed') {
    const reached = way.filter(
      (stop) => stop === 'Submitted' || timeline.some((stone) => stone.status === stop),
    );
    return [
      ...reached.map((stop) => ({ status: stop, state: 'done' as const, at: atOf(stop) })),
      { status, state: 'current', at: atOf(status) },
    ];
  }
  const now = way.indexOf(status);
  return way.map((stop, index) => ({
    status: stop,
    state: index < now ? 'done' : index === now ? 'current' : 'ahead',
    at: atOf(stop),
  }));
}
