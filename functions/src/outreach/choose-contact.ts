import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { contactPreferences, preferencesIdOf } from '../records/contact-preferences/stored-preferences';

/**
 * office-contact-choose: records what a person said on the phone about reminders, review requests or text messages. A spam
 * report stays, and stops all of their optional email: `office-optional-mail-allow` ends it.
 */
export const chooseContact = callable('office-contact-choose', async ({ caller, now, parse }) => {
  const { email, choice, wanted, idempotencyKey } = parse();
  const preferencesId = preferencesIdOf(email);
  const slot = receiptSlot('office-contact-choose', idempotencyKey, { preferencesId, choice, wanted });
  const record = { collection: collections.contactPreferences, id: preferencesId };
  return answerOnce(slot, now, async (transaction) => {
    const audit = await openAuditTrail(transaction, record, caller, now);
    const said = { optional: wanted, source: 'office', at: Timestamp.fromDate(now) } as const;
    transaction.set(contactPreferences().doc(preferencesId), { [choice]: said }, { merge: true });
    audit.append({ action: 'contact-chosen', changed: { kind: choice, state: wanted } });
    return { preferencesId };
  });
});
