import { amountDue } from '../job/amount-due';
import type { Job } from '../job/job';

/** What is still to be paid for a job, US dollars; below 0 we owe it. */
export interface JobBalance {
  readonly now: number;
  /** Due once the inspection is done. */
  readonly later: number;
}

/** What a client still has to pay for a job. A payment mark that can still be undone doesn't count yet. */
export function jobBalance(
  job: Pick<Job, 'status' | 'total_price' | 'charge' | 'payment_state' | 'price_difference'>,
): JobBalance {
  if (job.payment_state !== 'unpaid') {
    const { price_difference: difference } = job;
    return { now: difference?.state === 'open' ? difference.amount : 0, later: 0 };
  }
  const isDue = job.status === 'completed' || job.status === 'cancelled';
  return isDue ? { now: amountDue(job), later: 0 } : { now: 0, later: job.total_price };
}
