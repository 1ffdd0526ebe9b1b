import type { ListFilter } from '@domain/office/list-filters';
import type { ReferralProgress } from '@domain/referral/referral-status';
import type { ClientMark } from '@domain/reward/reward';
import type { BadgeTone } from '@/ui/status-badge';

/** How far a referral has come, as the office says it. */
export const progressBadges: Record<ReferralProgress, { readonly words: string; readonly tone: BadgeTone }> =
  {
    none: { words: 'Waiting for you', tone: 'pending' },
    accepted: { words: 'A request now', tone: 'in_progress' },
    scheduled: { words: 'A job now', tone: 'scheduled' },
    completed: { words: 'Inspected', tone: 'completed' },
    closed: { words: 'Closed', tone: 'cancelled' },
  };

export const clientMarkWords: Record<ClientMark, string> = {
  email: 'e-mail',
  phone: 'phone number',
  address: 'address',
};

export const referralFilterWords: Record<ListFilter<'referrals'>, string> = {
  week: 'This week',
  'reward-due': 'Rewards to send',
};
