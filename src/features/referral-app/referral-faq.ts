import { business } from '@domain/business/business';
import { rewardsOfferedAt } from '@domain/settings/offered-rewards';
import { promisesOf } from '@domain/settings/promises-of';
import type { RewardSettings, Settings } from '@domain/settings/settings';
import { capitalized } from '@domain/text/capitalized';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';

interface ReferralQuestion {
  readonly question: string;
  readonly answer: string;
  /** Shown only where rewards are shown. */
  readonly ofMoney?: true;
}

function optionsInWords(rewards: RewardSettings, now: Date): string {
  const offered = rewardsOfferedAt(rewards, now).map(({ inSentence }) => inSentence);
  return capitalized(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(offered));
}

/** Questions of agents and home inspectors. */
export function referralFaq(
  { area, promises, rewards }: Pick<Settings, 'area' | 'promises' | 'rewards'>,
  now: Date,
): readonly ReferralQuestion[] {
  const { reportHours } = promises;
  const { referralContact } = promisesOf(promises);
  return [
    {
      question: 'What happens after I refer a client?',
      answer: `${referralContact} We agree on a time, inspect the line, and they get their report within ${hoursInWords(reportHours)}. We’ll email you at each step.`,
    },
    {
      question: 'Do I need a signal?',
      answer:
        'No. Without one, your referral is saved on this device and sent once you’re back online. The top of each screen shows how many haven’t been sent yet.',
    },
    {
      question: 'How do I see what happened to my referrals?',
      answer:
        'Open Track Referrals. Referrals sent from this device or opened through the link in our email show all details. Others under your phone number show only a summary, without the client’s details.',
    },
    {
      question: 'What do I earn?',
      answer: `${dollars(rewards.amount)} for each referred client whose inspection is completed and paid. It’s processed within ${hoursInWords(rewards.processingHours)} after that.`,
      ofMoney: true,
    },
    {
      question: 'What rewards are there?',
      answer: `${optionsInWords(rewards, now)}. The options rotate monthly.`,
      ofMoney: true,
    },
    {
      question: 'Can I refer the same client twice?',
      answer:
        'Each client can be referred once. If someone else referred them first, the first referral counts.',
      ofMoney: true,
    },
    {
      question: 'Does my client hear about the reward?',
      answer: rewards.disclosed
        ? 'Yes. Our introduction, and the booking form it leads to, say that the person who referred them gets one.'
        : 'Not from us. You’re free to tell them.',
      ofMoney: true,
    },
    {
      question: 'Do you repair what you find?',
      answer:
        'No. We only inspect: no repairs, no commissions, no upsells. Your client gets an honest assessment.',
    },
    {
      question: 'Where do you inspect?',
      answer: `${area.referralCities.join(', ')}, and the surrounding area: ${business.serviceAreaSummary}.`,
    },
  ];
}
