import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/job/job-record';
import { collectionOf } from '../../platform/collection-of';

/** A job as stored. */
export type StoredJob = record.StoredJob<Timestamp>;
export type DeletedJob = record.DeletedJob<Timestamp>;

/** All jobs, also those that are being deleted. */
export function jobs(): CollectionReference<StoredJob | DeletedJob, StoredJob | DeletedJob> {
  return collectionOf(record.jobRecord);
}

/** The stored job; undefined if it is missing or being deleted. @throws DamagedRecord */
export function storedJob(
  snapshot: DocumentSnapshot<StoredJob | DeletedJob> | undefined,
): StoredJob | undefined {
  const stored = snapshot?.data();
  return stored && !('deleted_at' in stored) ? stored : undefined;
}
