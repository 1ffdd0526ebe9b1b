import type { Referral } from '@domain/referral/referral';
import { StatusBadge } from '@/ui/status-badge';
import { progressBadge } from './referral-words';
import { RewardBadge } from './rewards/reward-badge';
import { RewardOf } from './rewards/reward-of';

/** Badges of a referral: progress, forms and reward. */
export function ReferralBadges({ referral }: { readonly referral: Referral }) {
  const { words, tone } = progressBadge(referral);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {referral.origin && <StatusBadge tone="cancelled">Imported</StatusBadge>}
      {referral.progress === 'none' && referral.forms_booking_id !== null && (
        <StatusBadge tone="in_progress">Forms sent</StatusBadge>
      )}
      <RewardOf referral={referral} damaged={<StatusBadge tone="cancelled">Reward data damaged</StatusBadge>}>
        {(reward) => <RewardBadge reward={reward} />}
      </RewardOf>
    </div>
  );
}
