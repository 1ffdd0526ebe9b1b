import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { AuditedRecord } from '../../platform/audit';
import { jobs, storedJob, type JobReference, type StoredJob } from './stored-job';

export interface ReadJob {
  readonly record: AuditedRecord;
  readonly reference: JobReference;
  readonly stored: StoredJob;
}

/** A job, read with the transaction's lock. @throws AppError `not-found` if it is gone. */
export async function readJob(transaction: Transaction, bookingId: string): Promise<ReadJob> {
  const record = { collection: collections.bookings, id: bookingId };
  const reference = jobs().doc(bookingId);
  const job = storedJob(await transaction.get(reference));
  if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  return { record, reference, stored: job };
}
