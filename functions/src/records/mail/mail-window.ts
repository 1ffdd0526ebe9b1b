import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instantOrNull } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** The gathering window of one kind and recipient, collection `mail_windows`, id = their pseudonym. */
export interface MailWindow<At = Timestamp> {
  /** Null while the first email is being sent. */
  readonly last_sent_at: At | null;
  /** End of the current lease on the window; null for none. */
  readonly leased_until: At | null;
}

const mailWindow: Reads<MailWindow<Instant>> = object({
  last_sent_at: instantOrNull().default(null),
  leased_until: instantOrNull().default(null),
});

const mailWindowRecord = recordType(collections.mailWindows, mailWindow);

export function mailWindows(): CollectionReference<MailWindow, MailWindow> {
  return collectionOf(mailWindowRecord);
}
