import { routes } from '../business/routes';
import type { Booking } from '../job/booking';
import { listAddress } from './list-filters';

/** The address in the back office at which a job is found: the jobs of its client, whatever their status. */
export function jobAddress({ customer }: Pick<Booking, 'customer'>): string {
  const query = new URLSearchParams({ q: customer.email });
  return `${routes.admin}${listAddress('jobs')}&${query.toString()}`;
}
