import type { CallName } from '@domain/api/contract';
import type { CardFigure } from '@domain/stats/office-figures';

/** Call -> the figures that it may change. */
type ChangedFigures = Readonly<Partial<Record<CallName, readonly CardFigure[]>>>;

/** Loads the figures that the calls about jobs may change. The app passes it in; it must be stable. */
export type LoadJobFigures = () => Promise<ChangedFigures>;

/** The figures that each call about a request, a referral or a reward may change. */
export const changedFigures: ChangedFigures = {
  'office-request-accept': ['booked_week', 'follow_up'],
  'office-referral-accept': ['booked_week', 'follow_up'],
  'office-forms-send': ['booked_week', 'follow_up'],
  'office-referral-delete': ['referrals_week'],
  'office-reward-settle': ['rewards_due'],
};
