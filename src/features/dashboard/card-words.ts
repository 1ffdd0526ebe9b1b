import { listAddress } from '@domain/office/list-filters';
import type { CardFigure } from '@domain/stats/office-figures';

export type ShownFigure = 'total_referrals' | CardFigure;

interface CardWords {
  readonly figure: ShownFigure;
  readonly label: string;
  /** What exactly is counted. */
  readonly meaning: string;
  /** The list behind it. */
  readonly address: string;
  /** Whether somebody has to do something while it is above 0. */
  readonly asks: boolean;
}

/** The cards of the summary row, in their order. */
export const cardWords: readonly CardWords[] = [
  {
    figure: 'total_referrals',
    label: 'Total Referrals',
    meaning: 'All referrals that came in and were not deleted.',
    address: listAddress('referrals'),
    asks: false,
  },
  {
    figure: 'referrals_week',
    label: 'This Week referrals',
    meaning: 'Referrals that came in within the last 7 days, today included.',
    address: listAddress('referrals', 'week'),
    asks: false,
  },
  {
    figure: 'booked_week',
    label: 'Jobs Booked (this week)',
    meaning: 'Jobs made within the last 7 days and not cancelled, whenever their appointment is.',
    address: listAddress('jobs', 'booked-week'),
    asks: false,
  },
  {
    figure: 'completed_week',
    label: 'Completed (this week)',
    meaning: 'Jobs marked complete within the last 7 days.',
    address: listAddress('jobs', 'completed-week'),
    asks: false,
  },
  {
    figure: 'unpaid',
    label: 'Pending payments',
    meaning: 'Completed jobs that are neither paid nor waived.',
    address: listAddress('jobs', 'unpaid'),
    asks: true,
  },
  {
    figure: 'rewards_due',
    label: 'Rewards not sent',
    meaning: 'Rewards that referrers have earned and that are neither paid nor void.',
    address: listAddress('referrals', 'reward-due'),
    asks: true,
  },
  {
    figure: 'follow_up',
    label: 'Follow-up needed',
    meaning: 'Pending jobs: their forms are sent, and no appointment is agreed yet.',
    address: listAddress('jobs', 'pending'),
    asks: true,
  },
];
