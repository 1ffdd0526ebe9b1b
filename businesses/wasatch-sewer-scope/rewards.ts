import type { Rewards } from '@domain/business/facts';

export const rewards: Rewards = {
  // The specification of this business rewards agents; a new business begins without.
  offered: { agent: true, 'home-inspector': true },
  amount: 50,
  processingHours: 48,
  disclosed: true,
  // Requirement R-07.
  options: [
    {
      value: 'steakhouse-gift-card',
      label: 'Steakhouse gift card',
      inSentence: 'a steakhouse gift card',
      picture: 'meal',
    },
    {
      value: 'shopping-gift-card',
      label: 'Online shopping gift card',
      inSentence: 'an online shopping gift card',
      picture: 'shopping',
    },
    {
      value: 'payment-app',
      label: 'Payment-app transfer',
      inSentence: 'a payment-app transfer',
      picture: 'payment',
    },
    {
      value: 'client-discount',
      label: 'Client inspection discount',
      inSentence: 'a discount on your client’s inspection',
      picture: 'discount',
    },
  ],
};
