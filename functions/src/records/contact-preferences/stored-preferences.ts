import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '@domain/contact/mailbox-of';
import * as record from '@domain/contact-preferences/contact-preferences-record';
import { collectionOf } from '../../platform/collection-of';
import { pseudonym } from '../../platform/hash';

export type StoredPreferences = record.StoredPreferences<Timestamp>;

/** What people have said about being contacted. */
export function contactPreferences(): CollectionReference<StoredPreferences, StoredPreferences> {
  return collectionOf(record.contactPreferencesRecord);
}

/** The id of the preferences of the mailbox behind an email address. */
export function preferencesIdOf(email: string): string {
  return pseudonym('contact-preferences', mailboxOf(email));
}

/** What the person behind an email address has said; undefined for nothing. */
export async function readPreferences(
  transaction: Transaction,
  email: string,
): Promise<StoredPreferences | undefined> {
  return (await transaction.get(contactPreferences().doc(preferencesIdOf(email)))).data();
}

/**
 * Stops optional email to a mailbox that marked an email as spam, unless something later is known of it. Reads only;
 * `write` makes the change.
 */
export async function prepareComplaint(
  transaction: Transaction,
  email: string,
  at: Date,
): Promise<{ readonly id: string; readonly write: () => void }> {
  const id = preferencesIdOf(email);
  const reference = contactPreferences().doc(id);
  const known = (await transaction.get(reference)).data()?.email ?? null;
  const isNews = known === null || known.at.toDate() < at;
  return {
    id,
    write() {
      if (!isNews) return;
      const preference = { optional: 'stopped', source: 'spam-report', at: Timestamp.fromDate(at) } as const;
      transaction.set(reference, { email: preference }, { merge: true });
    },
  };
}
