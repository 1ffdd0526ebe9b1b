import type { CallName } from '@domain/api/contract';
import type { CardFigure } from '@domain/stats/office-figures';

/** The figures that each call of the office may change. */
export const changedFigures: Partial<Record<CallName, readonly CardFigure[]>> = {
  'office-request-accept': ['booked_week', 'follow_up'],
  'office-referral-accept': ['booked_week', 'follow_up'],
  'office-forms-send': ['booked_week', 'follow_up'],
  'office-referral-delete': ['referrals_week'],
  'office-job-status': ['completed_week', 'unpaid', 'rewards_due'],
  'office-job-undo': ['completed_week', 'unpaid', 'rewards_due'],
  'office-job-schedule': ['follow_up'],
  'office-job-cancel': ['booked_week', 'follow_up'],
  'office-job-delete': ['booked_week', 'completed_week', 'unpaid', 'follow_up'],
  'office-job-payment': ['unpaid', 'rewards_due'],
  'office-payment-correct': ['unpaid', 'rewards_due'],
  'office-reward-settle': ['rewards_due'],
};
