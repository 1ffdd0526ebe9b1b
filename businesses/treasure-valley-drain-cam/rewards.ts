import type { Rewards } from '@domain/business/facts';

export const rewards: Rewards = {
  offered: { agent: false, 'home-inspector': false },
  amount: 0,
  processingHours: 0,
  disclosed: true,
  options: [],
};
