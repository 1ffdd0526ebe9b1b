import { Timestamp } from 'firebase-admin/firestore';
import { reportRetentionDays } from '@domain/business/retention';
import { dayMs } from '@domain/time/durations';
import { commit } from '../../platform/commit';
import { forgetPages, type PreferencesReference } from './forget-pages';
import { contactPreferences, preferencesIdOf } from './stored-preferences';
import { phonePreferencesId, type TextRecipient } from './text-choice';

/** Forgets that a phone's owner agreed to text messages; a STOP stays, which names nobody. */
export async function forgetTextConsent({ email, phone }: Partial<TextRecipient>): Promise<void> {
  const phoneId = phone === undefined ? null : phonePreferencesId(phone);
  if (phoneId !== null) await forget(contactPreferences().doc(phoneId), null);
  if (email) await forget(contactPreferences().doc(preferencesIdOf(email)), null);
}

/** The same for those who agreed longer ago than reports are retained. @returns how many */
export async function forgetOldTextConsents(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - reportRetentionDays * dayMs);
  const old = contactPreferences()
    .where('text.optional', '==', 'allowed')
    .where('text.at', '<', end)
    .orderBy('text.at');
  return forgetPages(old, (reference) => forget(reference, end));
}

/** @param end if they agreed before; null for whenever it was */
function forget(reference: PreferencesReference, end: Timestamp | null): Promise<void> {
  return commit('text-consent-forgotten', async (transaction) => {
    const known = (await transaction.get(reference)).data();
    if (known?.text?.optional !== 'allowed' || (end !== null && known.text.at >= end)) return;
    const hasMore = Object.values({ ...known, text: null }).some((value) => value !== null);
    if (hasMore) transaction.update(reference, { text: null });
    else transaction.delete(reference);
  });
}
