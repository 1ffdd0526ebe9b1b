import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { visitOf } from '@domain/visit/visit';
import { visitRecord, type StoredVisit } from '@domain/visit/visit-record';
import { collectionOf, type Stored } from '../../platform/collection-of';
import { keepProjection, type RecordState } from '../../platform/projections';
import { jobInState } from './job-in-state';

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

function visitFrom(id: string, state: RecordState): Visit | null {
  const job = jobInState(id, state);
  return job && visitOf(job);
}
