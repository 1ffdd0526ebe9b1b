import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { monthRecord, type StoredMonth } from '@domain/availability/month-record';
import { collectionOf } from '../../platform/collection-of';

type Stored = StoredMonth<Timestamp>;

/** What can be booked, by month. */
export function months(): CollectionReference<Stored, Stored> {
  return collectionOf(monthRecord);
}
