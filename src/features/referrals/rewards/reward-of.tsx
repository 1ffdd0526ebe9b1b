import type { ReactNode } from 'react';
import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import type { Reward } from '@domain/reward/reward';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { decodeReward } from './decode-reward';

interface RewardByIdProps {
  /** The referral's id, which is also the reward's. */
  readonly id: string;
  readonly children: (reward: Reward) => ReactNode;
}

function LiveReward({ id, children }: RewardByIdProps) {
  const reward = useLiveDocument(collections.rewards, id);
  return reward.state === 'found' ? children(decodeReward(id, reward.document)) : null;
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
