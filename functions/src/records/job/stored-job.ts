import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as record from '@domain/job/job-record';
import { collectionOf } from '../../platform/collection-of';
import { readable } from '../../platform/readable';
import { keepDays } from './stored-day';
import { keepProperties } from './stored-place';
import { keepVisits } from './stored-visit';

/** A job as stored. */
export type StoredJob = record.StoredJob<Timestamp>;
export type DeletedJob = record.DeletedJob<Timestamp>;

export type JobReference = DocumentReference<StoredJob | DeletedJob, StoredJob | DeletedJob>;

// Whatever writes jobs refers to them through this file.
keepVisits();
keepDays();
keepProperties();

/** All jobs, also those that are being deleted. */
export function jobs(): CollectionReference<StoredJob | DeletedJob, StoredJob | DeletedJob> {
  return collectionOf(record.jobRecord);
}

/** The stored job; undefined if it is missing or being deleted. @throws DamagedRecord */
export function storedJob(
  snapshot: DocumentSnapshot<StoredJob | DeletedJob> | undefined,
): StoredJob | undefined {
  const stored = snapshot?.data();
  return stored && !isDeleted(stored) ? stored : undefined;
}

/** A job outside a transaction; undefined without an id, or if it is missing or being deleted. @throws DamagedRecord */
export async function loadJob(id: string | null): Promise<StoredJob | undefined> {
  return id === null ? undefined : storedJob(await jobs().doc(id).get());
}

/**
 * The jobs of a query's documents. Damaged ones are logged and left out, and so are those that are being deleted.
 */
export function readableJobs(
  docs: readonly QueryDocumentSnapshot<StoredJob | DeletedJob, StoredJob | DeletedJob>[],
): { readonly id: string; readonly job: StoredJob }[] {
  return readable(docs).flatMap(({ id, stored }) => (isDeleted(stored) ? [] : [{ id, job: stored }]));
}

/** Whether only the mark of its deletion is left of a job. */
export function isDeleted(stored: StoredJob | DeletedJob): stored is DeletedJob {
  return 'deleted_at' in stored;
}
