import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { contactChoices } from '@domain/contact-preferences/contact-preferences';
import { mergePreferences, staysBehind } from '@domain/contact-preferences/merge-preferences';
import { mailboxOf } from '@domain/contact/mailbox-of';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { contactPreferences, preferencesIdOf } from './stored-preferences';

interface Corrected {
  readonly before: string;
  readonly after: string;
}

interface Move {
  readonly actor: Actor;
  readonly now: Date;
  /** Whether all of the client's records leave the old address. */
  readonly leaves: boolean;
}

const millis = (at: Timestamp) => at.toMillis();

/**
 * Merges what a client chose under their old email address into the record of the new one, with an audit entry for each
 * choice that changes; null if there is nothing to move. A spam report and stops stay with the old mailbox. Idempotent.
 * Reads only; `write` makes the change.
 */
export async function prepareMovedChoices(
  transaction: Transaction,
  { before, after }: Corrected,
  { actor, now, leaves }: Move,
): Promise<{ readonly write: () => void } | null> {
  const [from, to] = [preferencesIdOf(before), preferencesIdOf(after)];
  if (mailboxOf(before) === '' || mailboxOf(after) === '' || from === to) return null;
  const [old, next] = [contactPreferences().doc(from), contactPreferences().doc(to)];
  const [left, known] = (await transaction.getAll(old, next)).map((snapshot) => snapshot.data());
  if (!left) return null;
  const merged = mergePreferences(left, known ?? {}, millis);
  const changed = contactChoices.filter((choice) => merged[choice] !== (known?.[choice] ?? null));
  const isChanged = changed.length > 0 || merged.review_asked_at !== (known?.review_asked_at ?? null);
  const record = { collection: collections.contactPreferences, id: to };
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      if (isChanged) transaction.set(next, merged, { merge: true });
      for (const kind of changed) {
        audit.append({ action: 'contact-moved', changed: { kind, state: merged[kind]?.optional } });
      }
      if (!leaves) return;
      const rest = { email: left.email, ...staysBehind(left) };
      if (rest.email === null && contactChoices.every((choice) => rest[choice] === null))
        transaction.delete(old);
      else transaction.set(old, rest);
    },
  };
}
