import type { Timestamp } from 'firebase-admin/firestore';
import { readable } from '../platform/readable';
import { mails } from '../records/mail/mail-document';
import { isHeld, type Lease } from './lease-mail';

/**
 * End of the undo hold of another email about one of the lease's records: the text may include its change, if it was
 * committed after the lease. Null for none.
 */
export async function heldBeside(lease: Lease, now: Date): Promise<Timestamp | null> {
  const [first] = lease.mails;
  if (!first) return null;
  const notified = new Set(lease.mails.map(({ document }) => document.subject.id));
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
