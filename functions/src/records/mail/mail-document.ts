import type { CollectionReference, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { mailRecord, type StoredMail } from '@domain/mail/mail-record';
import { collectionOf } from '../../platform/collection-of';

/** An email as stored. */
export type MailDocument = StoredMail<Timestamp>;
export type MailReference = DocumentReference<MailDocument, MailDocument>;

/** The outbox: emails that wait, and those that were sent or given up. */
export function mails(): CollectionReference<MailDocument, MailDocument> {
  return collectionOf(mailRecord);
}
