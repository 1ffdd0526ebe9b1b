import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import type { MailDocument } from '../records/mail/mail-document';
import { isHeld, type Claim } from './claim-mail';

/**
 * End of the undo hold of another email about one of the claim's records: the text may include its change, if it was
 * committed after the claim. Null for none.
 */
export async function heldBeside(claim: Claim, now: Date): Promise<Timestamp | null> {
  const [first] = claim.mails;
  if (!first) return null;
  const notified = new Set(claim.mails.map(({ document }) => document.subject.id));
  const waiting = await firestore()
    .collection(collections.mail)
    .where('recipient_key', '==', first.document.recipient_key)
    .where('state', '==', 'PENDING')
    .get();
  const ends = waiting.docs
    .map((document) => document.data() as MailDocument)
    .filter((mail) => isHeld(mail, now) && notified.has(mail.subject.id))
    .flatMap(({ held_until: until }) => (until ? [until] : []));
  return ends.reduce<Timestamp | null>(
    (latest, end) => (latest === null || end.toMillis() > latest.toMillis() ? end : latest),
    null,
  );
}
