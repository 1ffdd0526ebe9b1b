import type { Timestamp } from 'firebase-admin/firestore';
import { readable } from '../platform/readable';
import { mails } from '../records/mail/mail-document';
import { isHeld, type Claim } from './claim-mail';

/**
 * End of the undo hold of another email about one of the claim's records: the text may include its change, if it was
 * committed after the claim. Null for none.
 */
export async function heldBeside(claim: Claim, now: Date): Promise<Timestamp | null> {
  const [first] = claim.mails;
  if (!first) return null;
  const notified = new Set(claim.mails.map(({ document }) => document.subject.id));
  const waiting = await mails()
    .where('recipient_key', '==', first.document.recipient_key)
    .where('state', '==', 'PENDING')
    .get();
  const ends = readable(waiting.docs)
    .filter(({ stored }) => isHeld(stored, now) && notified.has(stored.subject.id))
    .flatMap(({ stored }) => stored.held_until ?? []);
  return ends.reduce<Timestamp | null>(
    (latest, end) => (latest === null || end.toMillis() > latest.toMillis() ? end : latest),
    null,
  );
}
