import { loadJob, type StoredJob } from '../records/job/stored-job';

/** A customer's job; null if it is missing or belongs to another customer. */
export async function ownJob(customerId: string, bookingId: string): Promise<StoredJob | null> {
  const job = await loadJob(bookingId);
  return job?.customer_id === customerId ? job : null;
}
