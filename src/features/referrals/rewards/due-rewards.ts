import { collections } from '@domain/firestore/paths';
import type { Reward } from '@domain/reward/reward';
import type { ListQuery } from '@/firebase/list-query';
import { decodeReward } from './decode-reward';

/** The rewards that are earned and not settled, the oldest first; also those whose referral was deleted. */
export const dueRewards: ListQuery<Reward> = {
  collection: collections.rewards,
  where: [['state', '==', 'earned']],
  orderBy: ['earned_at', 'asc'],
  pageSize: 20,
  decode: decodeReward,
};
