import { lazy } from 'react';

export const LazyRewardDialog = lazy(async () => ({
  default: (await import('./reward-dialog')).RewardDialog,
}));
