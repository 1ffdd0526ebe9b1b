import { randomUUID } from 'node:crypto';
import type { Job } from '@domain/job/job';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { db } from './admin-sdk';
import { storeJob } from './store-job';
import { storeLinkIn } from './store-linked-job';

export interface BookedJob {
  readonly bookingId: string;
  /** The `booking` parameter of the client's links. */
  readonly key: string;
  readonly email: string;
}

/** Stores a link to a job. */
export const storeLink = (bookingId: string, overrides: object = {}): Promise<string> =>
  storeLinkIn(db, bookingId, overrides);

/** A job for a new client, with the link key that accepting a request creates. */
export async function bookedJob(overrides: Partial<Job> = {}): Promise<BookedJob> {
  const email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const template = buildJob();
  const job = buildJob({ customer: { ...template.customer, email }, ...overrides });
  await storeJob(job);
  return { bookingId: job.id, key: await storeLink(job.id), email };
}
