import type { ReferralReward } from '@domain/referral/referral-submission';

/** Drawn on the product's 24 px icon grid, in its stroke width. */
export const rewardIcons: Record<ReferralReward, string> = {
  'steakhouse-gift-card': 'M7 12v9M4 3v6a3 3 0 0 0 6 0V3M7 3v6M17 21v-7M17 14h-3c0-6 1-9.5 3-11v11Z',
  'shopping-gift-card': 'M5 8h14l1 13H4L5 8ZM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  'payment-app': 'M7 2.5h10v19H7zM11 18.5h2M9.5 8.5h5l-2-2M14.5 12h-5l2 2',
  'client-discount':
    'M18 6 6 18M8 10a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 10ZM16 18.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
};
