import { referralStatus, referralStatuses, type ReferralStatus } from './referral-status';
import type { Referral } from './referral';
import type { ReferralMilestone } from './track-referrals';

type Dated = Pick<
  Referral,
  'progress' | 'created_at' | 'accepted_at' | 'scheduled_at' | 'completed_at' | 'closed_at'
>;

/** Each status that a referral has reached, in order; the last one is the current status. */
export function referralTimeline(referral: Dated, timeZone: string, now: Date): ReferralMilestone[] {
  if (referral.progress === 'none') return byAge(referral, referralStatus(referral, timeZone, now));
  const reached: readonly ReferralMilestone[] = [
    { status: 'Submitted', at: referral.created_at },
    { status: 'Contacted', at: referral.accepted_at },
    { status: 'Scheduled', at: referral.scheduled_at },
    { status: 'Completed', at: referral.completed_at },
    { status: 'Closed', at: referral.closed_at },
  ];
  return reached.filter(({ at }) => at !== null);
}

function byAge(referral: Dated, status: ReferralStatus): ReferralMilestone[] {
  return referralStatuses
    .slice(0, referralStatuses.indexOf(status) + 1)
    .map((each) => ({ status: each, at: each === 'Submitted' ? referral.created_at : null }));
}
