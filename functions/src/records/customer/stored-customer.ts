import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/customer/customer-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored customer. */
export type StoredCustomer = record.StoredCustomer<Timestamp>;

/** All customers; the ids derive from their email addresses. */
export function customers(): CollectionReference<StoredCustomer, StoredCustomer> {
  return collectionOf(record.customerRecord);
}
