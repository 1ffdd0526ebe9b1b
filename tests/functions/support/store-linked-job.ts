import type { Firestore } from 'firebase-admin/firestore';
import type { Job } from '@domain/job/job';
import { dayMs } from '@domain/time/durations';
import { newKey } from '../../../tools/testing/factories/new-key';
import { toDocument } from '../../../tools/testing/factories/to-document';

/** Stores a client's link to a job. @returns its key */
export async function storeLinkIn(db: Firestore, bookingId: string, changes: object = {}): Promise<string> {
  const key = newKey();
  await db
    .collection('access_links')
    .doc(key)
    .set({
      kind: 'booking',
      subject: bookingId,
      scopes: ['forms', 'reschedule'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * dayMs),
      revoked_at: null,
      ...changes,
    });
  return key;
}

/** Stores a job with its client's link in a project of the test's own. @returns the link's key */
export async function storeLinkedJob(db: Firestore, job: Job, link: object = {}): Promise<string> {
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  return storeLinkIn(db, job.id, link);
}
