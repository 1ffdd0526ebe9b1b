import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/job/job-deletion-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored deletion of a job. */
export type HeldDocument = record.HeldDocument<Timestamp>;
export type JobDeletion = record.JobDeletion<Timestamp>;

/** All deletions of jobs; the ids are those of the jobs. */
export function jobDeletions(): CollectionReference<JobDeletion, JobDeletion> {
  return collectionOf(record.jobDeletionRecord);
}
