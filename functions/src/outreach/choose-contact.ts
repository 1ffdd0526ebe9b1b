import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { contactPreferences, preferencesIdOf } from '../records/contact-preferences/stored-preferences';
import { phonePreferencesId, prepareTextChoice } from '../records/contact-preferences/text-choice';

/**
 * office-contact-choose: records what a person said on the phone about reminders, review requests or text messages. A yes
 * to text messages is the phone's; a no is also the person's, for each of their phones. A spam report stays, and stops all
 * of their optional email: `office-optional-mail-allow` ends it.
 */
export const chooseContact = callable('office-contact-choose', async ({ caller, now, parse }) => {
  const { email, phone = '', choice, wanted, idempotencyKey } = parse();
  const preferencesId = preferencesIdOf(email);
  const phoneId = choice === 'text' ? phonePreferencesId(phone) : null;
  const asked = { preferencesId, ...(phoneId !== null && { phoneId }), choice, wanted };
  const slot = receiptSlot('office-contact-choose', idempotencyKey, asked);
  const record = { collection: collections.contactPreferences, id: preferencesId };
  const saying = { actor: caller, now };
  return answerOnce(slot, now, async (transaction) => {
    if (choice === 'text' && wanted === 'allowed') {
      await allowTexts(transaction, phone, saying);
      return { preferencesId };
    }
    const no = { optional: 'stopped', source: 'office' } as const;
    const byPhone = choice === 'text' ? await prepareTextChoice(transaction, phone, no, saying) : null;
    const audit = await openAuditTrail(transaction, record, caller, now);
    const said = { optional: wanted, source: 'office', at: Timestamp.fromDate(now) } as const;
    transaction.set(contactPreferences().doc(preferencesId), { [choice]: said }, { merge: true });
    audit.append({ action: 'contact-chosen', changed: { kind: choice, state: wanted } });
    byPhone?.write();
    return { preferencesId };
  });
});

/** @throws AppError `invalid-input` without a complete number, `already-handled` after a STOP from the phone */
async function allowTexts(
  transaction: Transaction,
  phone: string,
  saying: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  if (phonePreferencesId(phone) === null) {
    const sentence =
      'There’s no complete phone number on file. Correct it first, then turn on text messages.';
    throw new AppError('invalid-input', 'no phone to text', sentence);
  }
  const yes = { optional: 'allowed', source: 'office' } as const;
  const byPhone = await prepareTextChoice(transaction, phone, yes, saying);
  if (byPhone === null) {
    const sentence = 'They texted STOP. To get texts again, they have to text START.';
    throw new AppError('already-handled', 'stopped by text', sentence);
  }
  byPhone.write();
}
