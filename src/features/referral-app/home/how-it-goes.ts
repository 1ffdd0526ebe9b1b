import type { Settings } from '@domain/settings/settings';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';

interface Stop {
  readonly title: string;
  readonly note: string;
}

/** The steps after a referral; the reward is included only where rewards are shown. */
export function howItGoes(
  { promises, rewards }: Pick<Settings, 'promises' | 'rewards'>,
  money: boolean,
): readonly Stop[] {
  const { contactHours, reportHours } = promises;
  const stops = [
    { title: 'You refer a client', note: 'Under a minute, with or without a signal.' },
    { title: 'We contact them', note: `Within ${hoursInWords(contactHours)}.` },
    { title: 'We inspect the line', note: `Video and report within ${hoursInWords(reportHours)}.` },
  ];
  if (!money) return stops;
  return [
    ...stops,
    {
      title: `You get ${dollars(rewards.amount)}`,
      note: `Within ${hoursInWords(rewards.processingHours)} after it’s completed and paid.`,
    },
  ];
}
