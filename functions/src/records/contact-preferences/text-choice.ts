import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  isStopByText,
  textChoice,
  type MailPreference,
} from '@domain/contact-preferences/contact-preferences';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import { textOptIn } from '@domain/text-message/text-opt-in';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { pseudonym } from '../../platform/hash';
import { contactPreferences, preferencesIdOf } from './stored-preferences';

/** Whom a text message is for. */
export interface TextRecipient {
  readonly email: string;
  readonly phone: string;
}

/** The id of the preferences of a phone; null for a number that is incomplete or another country's. */
export function phonePreferencesId(phone: string): string | null {
  const number = toE164(phone);
  return number === null ? null : pseudonym('contact-preferences-phone', number);
}

/** Whether text messages may be sent to a client's phone. Reads only. */
export async function mayText(transaction: Transaction, { email, phone }: TextRecipient): Promise<boolean> {
  const phoneId = phonePreferencesId(phone);
  if (phoneId === null) return false;
  const [byEmail, byPhone] = await transaction.getAll(
    contactPreferences().doc(preferencesIdOf(email)),
    contactPreferences().doc(phoneId),
  );
  const choice = textChoice(byEmail?.data()?.text, byPhone?.data()?.text, (at) => at.toMillis());
  return choice?.optional === 'allowed';
}

interface Chosen extends Pick<MailPreference, 'optional'> {
  readonly source: 'booking-form' | 'office' | 'text-message';
}

/**
 * Prepares to record a choice about text messages to a phone, with an audit entry; null if nothing changes. It only reads;
 * `write` makes the change. A repeated yes is recorded again, because the latest one counts and its wording may be newer.
 * Neither a form nor the office can end a STOP from the phone: the provider blocks the number until it sends START.
 */
export async function prepareTextChoice(
  transaction: Transaction,
  phone: string,
  { optional, source }: Chosen,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<{ readonly write: () => void } | null> {
  const id = phonePreferencesId(phone);
  if (id === null) return null;
  const reference = contactPreferences().doc(id);
  const known = (await transaction.get(reference)).data()?.text ?? null;
  if (optional === 'stopped' && known?.optional === optional && known.source === source) return null;
  if (source !== 'text-message' && known !== null && isStopByText(known)) return null;
  const audit = await openAuditTrail(
    transaction,
    { collection: collections.contactPreferences, id },
    actor,
    now,
  );
  return {
    write() {
      transaction.set(
        reference,
        { text: { optional, source, at: Timestamp.fromDate(now) } },
        { merge: true },
      );
      audit.append({
        action: 'texts-chosen',
        changed: {
          kind: 'text',
          state: optional,
          ...(source === 'booking-form' && { wording: textOptIn.version }),
        },
      });
    },
  };
}
