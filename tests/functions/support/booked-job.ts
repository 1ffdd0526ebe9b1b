import { randomUUID } from 'node:crypto';
import type { Job } from '@domain/job/job';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { newKey } from '../../../tools/testing/factories/new-key';
import { db } from './admin-sdk';
import { storeJob } from './store-job';

export interface BookedJob {
  readonly bookingId: string;
  /** The `booking` parameter of the client's links. */
  readonly key: string;
  readonly email: string;
}

/** Stores a link to a job. */
export async function storeLink(bookingId: string, overrides: object = {}): Promise<string> {
  const key = newKey();
  await db
    .collection('access_links')
    .doc(key)
    .set({
      kind: 'booking',
      subject: bookingId,
      scopes: ['forms', 'reschedule'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 86_400_000),
      revoked_at: null,
      ...overrides,
    });
  return key;
}

/** A job for a new client, with the link key that accepting a request creates. */
export async function bookedJob(overrides: Partial<Job> = {}): Promise<BookedJob> {
  const email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const template = buildJob();
  const job = buildJob({ customer: { ...template.customer, email }, ...overrides });
  await storeJob(job);
  return { bookingId: job.id, key: await storeLink(job.id), email };
}
