import { collections } from '@domain/firestore/paths';
import type { Reward } from '@domain/reward/reward';
import type { ListQuery } from '@/firebase/lists/list-query';
import { decodeReward } from './decode-reward';

/** The earned, unsettled rewards, oldest first, including those of deleted referrals. */
export const dueRewards: ListQuery<Reward> = {
  collection: collections.rewards,
  where: [['state', '==', 'earned']],
  orderBy: ['earned_at', 'asc'],
  pageSize: 20,
  decode: decodeReward,
};
