import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '@domain/contact/mailbox-of';
import * as record from '@domain/contact-preferences/contact-preferences-record';
import type { MailPreference } from '@domain/contact-preferences/contact-preferences';
import { collectionOf } from '../../platform/collection-of';
import { pseudonym } from '../../platform/hash';

type StoredPreferences = record.StoredPreferences<Timestamp>;

/** What people have said about being contacted. */
export function contactPreferences(): CollectionReference<StoredPreferences, StoredPreferences> {
  return collectionOf(record.contactPreferencesRecord);
}

/** The id of the preferences of the mailbox behind an email address. */
export function preferencesIdOf(email: string): string {
  return pseudonym('contact-preferences', mailboxOf(email));
}

/** What the person behind an email address has said about email; null for nothing. */
export async function mailPreferenceOf(email: string): Promise<MailPreference<Timestamp> | null> {
  return (await contactPreferences().doc(preferencesIdOf(email)).get()).data()?.email ?? null;
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
  const known = (await transaction.get(reference)).data()?.email;
  const isNews = known === undefined || known.at.toDate() < at;
  return {
    id,
    write() {
      if (!isNews) return;
      const preference = { optional: 'stopped', source: 'spam-report', at: Timestamp.fromDate(at) } as const;
      transaction.set(reference, { email: preference }, { merge: true });
    },
  };
}
