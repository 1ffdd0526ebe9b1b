import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import { referralRewardAmount, rewardProcessingHours } from '@domain/business/rewards';
import { referralCities } from '@domain/referral/referral-cities';
import { dollars } from '@domain/text/dollars';

interface ReferralQuestion {
  readonly question: string;
  readonly answer: string;
  /** Asked and answered only where rewards are spoken of. */
  readonly ofMoney?: true;
}

const amount = dollars(referralRewardAmount);

/** What agents and inspectors ask of the referral app. */
export const referralFaq: readonly ReferralQuestion[] = [
  {
    question: 'What happens after I refer a client?',
    answer: `${promises.referralContact} We agree on a time, inspect the line, and they get their report within 24 hours. We write to you at each step.`,
  },
  {
    question: 'Do I need a signal?',
    answer:
      'No. Without one your referral is saved on this device and sent by itself when the connection is back. What is not sent yet is counted at the top of each screen.',
  },
  {
    question: 'How do I see what became of my referrals?',
    answer:
      'Open Track Referrals. Those sent from this device, and those of the link in our mail to you, are shown in full; others under your phone number in short, without the client’s details.',
  },
  {
    question: 'What do I earn?',
    answer: `${amount} for each referred client whose inspection is completed and paid. It is processed within ${rewardProcessingHours} hours after that.`,
    ofMoney: true,
  },
  {
    question: 'Which rewards are there?',
    answer:
      'A steakhouse gift card, an online shopping gift card, a payment-app transfer, or a discount on your client’s inspection. The options rotate monthly.',
    ofMoney: true,
  },
  {
    question: 'Can I refer the same client twice?',
    answer:
      'Each client can be referred once. If someone has referred them before you, the first referral counts.',
    ofMoney: true,
  },
  {
    question: 'Do you repair what you find?',
    answer:
      'No. We inspect and nothing else: no repairs, no commissions, no upsells. Your client gets an honest assessment.',
  },
  {
    question: 'Where do you inspect?',
    answer: `${referralCities.join(', ')}, and around them: ${business.serviceAreaSummary}.`,
  },
];
