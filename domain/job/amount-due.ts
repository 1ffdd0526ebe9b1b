import type { Job } from './job';

/** What a client has to pay for a job, US dollars: its price, or the charge if it ended without an inspection. */
export function amountDue({
  status,
  total_price,
  charge,
}: Pick<Job, 'status' | 'total_price' | 'charge'>): number {
  return status === 'cancelled' ? charge : total_price;
}
