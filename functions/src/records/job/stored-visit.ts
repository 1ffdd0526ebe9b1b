import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { DamagedRecord } from '@domain/firestore/record-type';
import { jobRecord } from '@domain/job/job-record';
import { visitOf } from '@domain/visit/visit';
import { visitRecord, type StoredVisit } from '@domain/visit/visit-record';
import { collectionOf, type Stored } from '../../platform/collection-of';
import { keepProjection, type RecordState } from '../../platform/projections';
import type { StoredJob } from './stored-job';

type Visit = Stored<StoredVisit>;

export function visits(): CollectionReference<Visit, Visit> {
  return collectionOf(visitRecord);
}

/** What the inspector of a job may know of it is written with the job. */
export function keepVisits(): void {
  keepProjection({
    of: collections.bookings,
    write(transaction, id, { before, after }) {
      const visit = visitFrom(id, after);
      if (visit) transaction.set(visits().doc(id), visit);
      else if (visitFrom(id, before)) removeVisit(transaction, id);
    },
  });
}

function removeVisit(transaction: Transaction, id: string): void {
  transaction.delete(visits().doc(id));
}

/**
 * The visit of a job, also of one that was read without its type, which lacks what was added later. None of a job that is
 * being deleted, which has only the mark of that, or is damaged.
 */
function visitFrom(id: string, state: RecordState): Visit | null {
  if (!state || 'deleted_at' in state) return null;
  try {
    // Reading through the type leaves the SDK's timestamps as they are.
    return visitOf(jobRecord.read(id, state) as StoredJob);
  } catch (error) {
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}
