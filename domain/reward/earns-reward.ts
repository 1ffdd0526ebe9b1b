import { rewardsOffered, type ReferrerKind } from '../business/rewards';
import type { Job } from '../job/job';

type Earning = Pick<Job, 'status' | 'payment_state'>;

/**
 * True for a referred job that is completed and paid, if its kind of referrer is offered rewards. A waived job earns
 * none, because it brought no revenue.
 */
export function earnsReward(
  job: Earning,
  referrer: ReferrerKind,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  return job.status === 'completed' && job.payment_state === 'paid' && offered[referrer];
}
