import { listAddress } from '@domain/office/list-filters';
import type { CardFigure } from '@domain/stats/office-figures';

export type ShownFigure = 'total_referrals' | CardFigure;

interface CardWords {
  readonly figure: ShownFigure;
  readonly label: string;
  /** What exactly is counted. */
  readonly meaning: string;
  /** The address of the list behind it. */
  readonly address: string;
  /** Whether a value above 0 needs action. */
  readonly asks: boolean;
}

/** The cards of the summary row, in their order. */
export const cardWords: readonly CardWords[] = [
  {
    figure: 'total_referrals',
    label: 'Total Referrals',
    meaning: 'All referrals received, except deleted ones.',
    address: listAddress('referrals'),
    asks: false,
  },
  {
    figure: 'referrals_week',
    label: 'This Week referrals',
    meaning: 'Referrals received in the last 7 days, including today.',
    address: listAddress('referrals', 'week'),
    asks: false,
  },
  {
    figure: 'booked_week',
    label: 'Jobs Booked (this week)',
    meaning: 'Jobs created in the last 7 days and not cancelled, whatever their appointment date.',
    address: listAddress('jobs', 'booked-week'),
    asks: false,
  },
  {
    figure: 'completed_week',
    label: 'Completed (this week)',
    meaning: 'Jobs marked complete in the last 7 days.',
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
    meaning: 'Rewards that referrers earned and that are neither paid nor void.',
    address: listAddress('referrals', 'reward-due'),
    asks: true,
  },
  {
    figure: 'follow_up',
    label: 'Follow-up needed',
    meaning: 'Pending jobs: forms sent, no appointment set yet.',
    address: listAddress('jobs', 'pending'),
    asks: true,
  },
];
