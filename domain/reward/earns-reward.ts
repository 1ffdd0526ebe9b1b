import type { Job } from '../job/job';

type Earning = Pick<Job, 'status' | 'payment_state'>;

/**
 * True for a referred job that is completed and paid, if its referrer was promised a reward. A waived job earns none,
 * because it brought no revenue.
 * @param promised US dollars; 0 for none
 */
export function earnsReward(job: Earning, promised: number): boolean {
  return job.status === 'completed' && job.payment_state === 'paid' && promised > 0;
}
