import type { Reward } from '@domain/reward/reward';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { useSettings } from '@/settings/use-settings';
import { age } from '@/ui/age';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import { RewardBadge } from './reward-badge';
import { isToBeChecked, rewardCheckWords } from './reward-check-words';
import { RewardButtons, type RewardHandlers } from './reward-buttons';

interface RewardRowProps {
  readonly reward: Reward;
  readonly handlers: RewardHandlers;
}

/** A reward in the list of unpaid ones: referrer, client, date and actions. */
export function RewardRow({ reward, handlers }: RewardRowProps) {
  const now = useNow();
  const { rewards } = useSettings();
  const preferred = rewardLabel(rewards, reward.preferred_reward);
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{reward.referrer_name || 'No name'}</RowTitle>
          <div data-muted="">Earned {age(reward.earned_at, now)}</div>
        </div>
        <div data-part="when">
          <div data-muted="">For referring</div>
          <div dir="auto">{reward.client_name}</div>
        </div>
        <div data-part="where">
          <div>
            <PhoneLink phone={reward.referrer_phone} />
          </div>
          <EmailLink email={reward.referrer_email} />
        </div>
        <div data-part="note">
          <RewardBadge reward={reward} />
          {isToBeChecked(reward) && <div>{rewardCheckWords(reward.to_check).join(' ')}</div>}
          {preferred && <div>Preferred: {preferred}</div>}
        </div>
        <div data-part="actions">
          <RewardButtons reward={reward} handlers={handlers} />
        </div>
      </div>
    </RowGrid>
  );
}
