import { Timestamp } from 'firebase-admin/firestore';
import { unsubscribed } from '@domain/contact-preferences/contact-preferences';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { contactPreferences } from '../records/contact-preferences/stored-preferences';

const link: Actor = { kind: 'system', name: 'unsubscribe-link' };

/** Stops reminders and review requests for the person behind these preferences. Idempotent. */
export function unsubscribe(preferencesId: string, now: Date): Promise<void> {
  return commit('unsubscribed', async (transaction) => {
    const reference = contactPreferences().doc(preferencesId);
    const known = (await transaction.get(reference)).data();
    const still = unsubscribed.filter((choice) => known?.[choice]?.optional !== 'stopped');
    if (still.length === 0) return;
    const record = { collection: collections.contactPreferences, id: preferencesId };
    const audit = await openAuditTrail(transaction, record, link, now);
    const stopped = {
      optional: 'stopped',
      source: 'unsubscribe-link',
      at: Timestamp.fromDate(now),
    } as const;
    transaction.set(reference, Object.fromEntries(still.map((choice) => [choice, stopped])), { merge: true });
    audit.append({
      action: 'unsubscribed',
      changed: { state: 'stopped' },
    });
  });
}
