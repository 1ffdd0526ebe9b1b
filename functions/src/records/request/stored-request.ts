import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/request/request-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored request. */
export type StoredRequest = record.StoredRequest<Timestamp>;

export type RequestReference = DocumentReference<StoredRequest, StoredRequest>;

/** All requests, pending and handled. */
export function requests(): CollectionReference<StoredRequest, StoredRequest> {
  return collectionOf(record.requestRecord);
}
