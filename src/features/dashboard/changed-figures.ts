import type { CallName } from '@domain/api/contract';
import type { ShownFigure } from './card-words';

/** Call -> the figures that it may change. */
type ChangedFigures = Readonly<Partial<Record<CallName, readonly ShownFigure[]>>>;

/** Loads the figures that the calls about jobs may change. The app passes it in; it must be stable. */
export type LoadJobFigures = () => Promise<ChangedFigures>;

/** The figures that each call about a request, a referral or a reward may change. */
export const changedFigures: ChangedFigures = {
  'office-request-accept': ['booked_week', 'follow_up'],
  'office-referral-accept': ['booked_week', 'follow_up'],
  'office-acceptance-undo': ['booked_week', 'follow_up'],
  'office-forms-send': ['booked_week', 'follow_up'],
  // Both, because one newer than the other would make the week look larger than the total.
  'office-referral-delete': ['total_referrals', 'referrals_week'],
  'office-reward-settle': ['rewards_due'],
};
