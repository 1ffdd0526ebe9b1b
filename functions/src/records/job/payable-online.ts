import { amountDue } from '@domain/job/amount-due';
import { config } from '../../platform/config';
import type { StoredJob } from './stored-job';

/**
 * US dollars that a job's client can pay online now; 0 if nothing is due, if it was just marked paid or waived, or where
 * the business takes no online payments.
 */
export function payableOnline(job: StoredJob): number {
  if (config.paymentProvider === null || job.payment_state !== 'unpaid' || job.held_payment) return 0;
  return amountDue(job);
}
