import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { AuditedRecord } from '../../platform/audit';
import { firestore } from '../../platform/firestore';
import { storedJob, type StoredJob } from './stored-job';

interface ReadJob {
  readonly record: AuditedRecord;
  readonly reference: DocumentReference;
  readonly stored: StoredJob;
}

/** A job, read with the transaction's lock. @throws AppError `not-found` if it is gone. */
export async function readJob(transaction: Transaction, bookingId: string): Promise<ReadJob> {
  const record = { collection: collections.bookings, id: bookingId };
  const reference = firestore().collection(record.collection).doc(bookingId);
  const job = storedJob(await transaction.get(reference));
  if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  return { record, reference, stored: job };
}
