import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
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
      const visit = visitFrom(after);
      if (visit) transaction.set(visits().doc(id), visit);
      else if (visitFrom(before)) removeVisit(transaction, id);
    },
  });
}

function removeVisit(transaction: Transaction, id: string): void {
  transaction.delete(visits().doc(id));
}

/** A job that is being deleted has only the mark of that. */
function visitFrom(state: RecordState): Visit | null {
  if (!state || 'deleted_at' in state) return null;
  return visitOf(state as unknown as StoredJob);
}
