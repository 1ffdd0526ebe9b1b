import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { contactPreferences } from '../records/contact-preferences/stored-preferences';

/**
 * office-optional-mail-allow: sends optional email again to a person who marked one as spam and told the office that it
 * was a mistake. What wasn't sent meanwhile stays unsent until the office sends it again.
 */
export const allowOptionalMail = callable('office-optional-mail-allow', async ({ caller, now, parse }) => {
  const { preferencesId, idempotencyKey } = parse();
  const slot = receiptSlot('office-optional-mail-allow', idempotencyKey, { preferencesId });
  const record = { collection: collections.contactPreferences, id: preferencesId };
  const reference = contactPreferences().doc(preferencesId);
  return answerOnce(slot, now, async (transaction) => {
    const known = (await transaction.get(reference)).data();
    if (!known?.email)
      throw new AppError('not-found', 'preferences gone', 'This person hasn’t stopped any email.');
    if (known.email.optional === 'allowed') {
      const sentence = 'All email is already being sent to this person again.';
      throw new AppError('already-handled', 'optional mail is allowed', sentence);
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, {
      email: { optional: 'allowed', source: 'office', at: Timestamp.fromDate(now) },
    });
    audit.append({ action: 'optional-mail-allowed', changed: { optional_mail: 'allowed' } });
    return { preferencesId };
  });
});
