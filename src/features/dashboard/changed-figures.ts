import type { CallName } from '@domain/api/contract';
import type { CardFigure } from '@domain/stats/office-figures';

/** The figures that each call of the office may change. */
export const changedFigures: Partial<Record<CallName, readonly CardFigure[]>> = {
  acceptRequest: ['booked_week', 'follow_up'],
  acceptReferral: ['booked_week', 'follow_up'],
  sendForms: ['booked_week', 'follow_up'],
  deleteReferral: ['referrals_week'],
  updateJobStatus: ['completed_week', 'unpaid', 'rewards_due'],
  undoStep: ['completed_week', 'unpaid', 'rewards_due'],
  scheduleJob: ['follow_up'],
  cancelJob: ['booked_week', 'follow_up'],
  deleteJob: ['booked_week', 'completed_week', 'unpaid', 'follow_up'],
  setPayment: ['unpaid', 'rewards_due'],
  correctPayment: ['unpaid', 'rewards_due'],
  settleReward: ['rewards_due'],
};
