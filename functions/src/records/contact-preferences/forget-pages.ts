import type { DocumentReference, Query } from 'firebase-admin/firestore';
import type { StoredPreferences } from './stored-preferences';

export type PreferencesReference = DocumentReference<StoredPreferences, StoredPreferences>;

const atOnce = 200;

/**
 * Forgets something in all records that match, in pages. `forget` must leave a record that no longer matches.
 * @returns how many
 */
export async function forgetPages(
  matching: Query<StoredPreferences, StoredPreferences>,
  forget: (reference: PreferencesReference) => Promise<void>,
): Promise<number> {
  const next = matching.limit(atOnce);
  let forgotten = 0;
  for (let page = await next.get(); !page.empty; page = await next.get()) {
    for (const { ref } of page.docs) await forget(ref);
    forgotten += page.size;
  }
  return forgotten;
}
