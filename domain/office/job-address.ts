import type { Job } from '../job/job';
import { searchAddress } from './list-view';

/** Back-office URL of a job: its client's jobs in any status. */
export function jobAddress({ customer }: Pick<Job, 'customer'>): string {
  return searchAddress('jobs', customer.email);
}
