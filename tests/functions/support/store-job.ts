import { takenOfDay } from '@domain/day/taken-of-day';
import type { Job } from '@domain/job/job';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { db } from './admin-sdk';

/** Stores a job and what it takes of its day, as the backend does. @param stored fields that the screens don't have */
export async function storeJob(job: Job, stored: object = {}): Promise<void> {
  const taken = takenOfDay(job);
  const batch = db.batch();
  batch.set(db.collection('bookings').doc(job.id), { ...toDocument(job), ...stored });
  if (taken) {
    batch.set(db.collection('days').doc(taken.date), { jobs: { [job.id]: taken.entry } }, { merge: true });
  }
  await batch.commit();
}
