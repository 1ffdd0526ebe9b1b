import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { AuditedRecord } from '../../platform/audit';
import { firestore } from '../../platform/firestore';
import { storedBooking, type StoredBooking } from './stored-booking';

interface ReadBooking {
  readonly record: AuditedRecord;
  readonly reference: DocumentReference;
  readonly booking: StoredBooking;
}

/** A booking, read with the transaction's lock. @throws AppError `not-found` if it is gone. */
export async function readBooking(transaction: Transaction, bookingId: string): Promise<ReadBooking> {
  const record = { collection: collections.bookings, id: bookingId };
  const reference = firestore().collection(record.collection).doc(bookingId);
  const booking = storedBooking(await transaction.get(reference));
  if (!booking) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  return { record, reference, booking };
}
