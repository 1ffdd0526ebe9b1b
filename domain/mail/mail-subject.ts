import type { CollectionName } from '../firestore/paths';

/** The record that an email is about. */
export interface MailSubject {
  readonly collection: CollectionName;
  readonly id: string;
}
