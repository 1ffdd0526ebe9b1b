import type { OpenIntroductionAnswer } from '@domain/referral/introduction-calls';
import { factorySettings } from '@domain/settings/factory-settings';

const answer: OpenIntroductionAnswer = {
  state: 'open',
  introduction: {
    kind: 'free',
    client: {
      name: 'Dana Whitfield',
      email: 'dana@example.com',
      phone: '(312) 555-0177',
      address: '1420 E Harvard Ave, Shaker Heights, OH 44105',
    },
    service_type: 'Sewer Scope Inspection',
    price: 149,
    rewarded: true,
    reward: factorySettings.rewards.amount,
  },
};

/** Opens the link of an introduction, because no backend runs during the measurement. */
export const openedIntroduction = { 'client-introduction-open': answer } as const;
