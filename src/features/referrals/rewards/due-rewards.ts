import type { Reward } from '@domain/reward/reward';
import { rewardRecord } from '@domain/reward/reward-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The earned, unsettled rewards, oldest first, including those of deleted referrals. */
export const dueRewards: ListQuery<Reward> = {
  ...rowsOf(rewardRecord),
  where: [['state', '==', 'earned']],
  orderBy: ['earned_at', 'asc'],
  pageSize: 20,
};
