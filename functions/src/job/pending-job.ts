import type { Transaction } from 'firebase-admin/firestore';
import { addressKey } from '@domain/contact/address-key';
import type { CustomerSnapshot } from '@domain/job/job';
import { customerIdOf } from '../records/customer/customer-id';
import { jobs, readableJobs, storedJob, type StoredJob } from '../records/job/stored-job';

export interface PendingJob {
  readonly id: string;
  readonly job: StoredJob;
}

/** The pending job whose forms were sent for a request or referral; null if there is none. */
export async function ownPendingJob(
  transaction: Transaction,
  formsBookingId: string | null,
): Promise<PendingJob | null> {
  if (!formsBookingId) return null;
  const snapshot = await transaction.get(jobs().doc(formsBookingId));
  const job = storedJob(snapshot);
  return job?.status === 'pending' ? { id: snapshot.id, job } : null;
}

/**
 * The pending job of a customer that another of their requests may take over: the newest for this property,
 * otherwise one with nothing signed yet. A signed document names its property, so it never moves to another.
 */
async function customersPendingJob(
  transaction: Transaction,
  { email, address }: CustomerSnapshot,
): Promise<PendingJob | null> {
  // Queried without a lock, because a query's locks cover more than it finds and unrelated requests would wait for
  // each other. The chosen job is read again with a lock.
  const found = await jobs()
    .where('customer_id', '==', customerIdOf(email))
    .where('status', '==', 'pending')
    .get();
  const pending = readableJobs(found.docs).sort(
    (a, b) => b.job.created_at.toMillis() - a.job.created_at.toMillis(),
  );
  const property = addressKey(address);
  const chosen =
    pending.find(({ job }) => addressKey(job.customer.address) === property) ??
    pending.find(({ job }) => !Object.values(job.forms_status).includes(true));
  return ownPendingJob(transaction, chosen?.id ?? null);
}

interface TakeOver {
  readonly client: CustomerSnapshot;
  readonly taken: PendingJob | null;
}

/** The pending job that accepting a request or referral takes over, and its client. */
export async function findTakeOver(
  transaction: Transaction,
  client: CustomerSnapshot,
  formsBookingId: string | null,
): Promise<TakeOver> {
  const own = await ownPendingJob(transaction, formsBookingId);
  if (!own) return { client, taken: await customersPendingJob(transaction, client) };
  // The name and address the office sent the forms to are newer than the request's.
  const { name, email } = own.job.customer;
  return { client: { ...client, name, email }, taken: own };
}
