import type { ReactNode } from 'react';
import type { Referral } from '@domain/referral/referral';
import type { Reward } from '@domain/reward/reward';
import { rewardRecord } from '@domain/reward/reward-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';

interface RewardByIdProps {
  /** The referral's id, which is also the reward's. */
  readonly id: string;
  readonly children: (reward: Reward) => ReactNode;
}

function LiveReward({ id, children }: RewardByIdProps) {
  const reward = useLiveDocument(rewardRecord, id);
  if (reward.state === 'damaged') return `Reward: ${damagedWords}`;
  return reward.state === 'found' ? children(reward.record) : null;
}

/** A reward, live; renders nothing where there is none. */
export function RewardById({ id, children }: RewardByIdProps) {
  return (
    <ReadBoundary key={id} fallback={() => null}>
      <LiveReward id={id}>{children}</LiveReward>
    </ReadBoundary>
  );
}

interface RewardOfProps {
  readonly referral: Referral;
  readonly children: (reward: Reward) => ReactNode;
}

/** A referral's reward, live. It is read only for a completed inspection, because others have none. */
export function RewardOf({ referral, children }: RewardOfProps) {
  if (referral.progress !== 'completed') return null;
  return <RewardById id={referral.id}>{children}</RewardById>;
}
