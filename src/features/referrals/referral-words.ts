import type { ListFilter } from '@domain/office/list-filters';
import { isDeclined } from '@domain/referral/is-declined';
import type { Referral } from '@domain/referral/referral';
import type { ReferralProgress } from '@domain/referral/referral-status';
import type { ClientMark } from '@domain/reward/reward';
import type { BadgeTone } from '@/ui/status-badge';

/** The office's words for a referral's progress. */
const progressBadges: Record<ReferralProgress, { readonly words: string; readonly tone: BadgeTone }> = {
  none: { words: 'Waiting for you', tone: 'pending' },
  accepted: { words: 'Now a request', tone: 'in_progress' },
  scheduled: { words: 'Now a job', tone: 'scheduled' },
  completed: { words: 'Inspected', tone: 'completed' },
  closed: { words: 'Closed', tone: 'cancelled' },
};

/** The badge of a referral; a declined one isn't waiting. */
export function progressBadge(referral: Pick<Referral, 'progress' | 'declined_at'>) {
  return isDeclined(referral) ? declinedBadge : progressBadges[referral.progress];
}

const declinedBadge = { words: 'Declined', tone: 'cancelled' } as const;

export const clientMarkWords: Record<ClientMark, string> = {
  email: 'email',
  phone: 'phone number',
  address: 'address',
};

export const referralFilterWords: Record<ListFilter<'referrals'>, string> = {
  week: 'This week',
  deadline: 'By deadline',
  'reward-due': 'Rewards to send',
};
