import { routes } from '../business/routes';
import type { Job } from '../job/job';
import { listAddress } from './list-filters';

/** Back-office URL of a job: its client's jobs in any status. */
export function jobAddress({ customer }: Pick<Job, 'customer'>): string {
  const query = new URLSearchParams({ q: customer.email });
  return `${routes.admin}${listAddress('jobs')}&${query.toString()}`;
}
