import type { ReactNode } from 'react';
import type { Referral } from '@domain/referral/referral';
import type { Reward } from '@domain/reward/reward';
import { rewardRecord } from '@domain/reward/reward-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';

interface RewardByIdProps {
  /** The referral's id, which is also the reward's. */
  readonly id: string;
  readonly children: (reward: Reward) => ReactNode;
  /** Shown where the reward's data is damaged. */
  readonly damaged?: ReactNode;
}

function LiveReward({ id, children, damaged = null }: RewardByIdProps) {
  const reward = useLiveDocument(rewardRecord, id);
  if (reward.state === 'damaged') return damaged;
  return reward.state === 'found' ? children(reward.record) : null;
}

/** A reward, live; renders nothing where there is none. */
export function RewardById(props: RewardByIdProps) {
  return (
    <ReadBoundary key={props.id} fallback={() => null}>
      <LiveReward {...props} />
    </ReadBoundary>
  );
}

interface RewardOfProps extends Pick<RewardByIdProps, 'children' | 'damaged'> {
  readonly referral: Referral;
}

/** A referral's reward, live. It is read only for a completed inspection, because others have none. */
export function RewardOf({ referral, ...shown }: RewardOfProps) {
  if (referral.progress !== 'completed') return null;
  return <RewardById id={referral.id} {...shown} />;
}
