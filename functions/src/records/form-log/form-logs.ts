import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { formClientRecord, type StoredFormClient } from '@domain/security-log/form-client-record';
import { formLogRecord, type StoredFormLog } from '@domain/security-log/form-log-record';
import { collectionOf } from '../../platform/collection-of';

/** A logged submission, and a client that submitted one, as stored. */
export type FormLog = StoredFormLog<Timestamp>;
export type FormClient = StoredFormClient<Timestamp>;

/** The logged submissions of public forms; the ids are those of their receipts. */
export function formLogs(): CollectionReference<FormLog, FormLog> {
  return collectionOf(formLogRecord);
}

/** One document per client; the ids are the clients' pseudonyms. */
export function formClients(): CollectionReference<FormClient, FormClient> {
  return collectionOf(formClientRecord);
}
