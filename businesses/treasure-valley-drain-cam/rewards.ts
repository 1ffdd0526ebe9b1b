import type { Rewards } from '@domain/business/facts';

export const rewards: Rewards = {
  offered: { agent: false, 'home-inspector': false },
  amount: 35,
  processingHours: 96,
  disclosed: true,
  // Kept for the day on which a lawyer agrees.
  options: [
    {
      value: 'hardware',
      label: 'Hardware store card',
      inSentence: 'a hardware store card',
      picture: 'shopping',
    },
    { value: 'car-wash', label: 'Car wash tokens', inSentence: 'car wash tokens', picture: 'payment' },
  ],
};
