import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normaliseEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import type { MailKind } from '@domain/mail/mail-state';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';
import type { MailDocument, MailSubject } from './mail-document';

interface MailIntent {
  readonly kind: MailKind;
  readonly subject: MailSubject;
  /** Used for gathering only; the address that is written to is loaded when the mail is sent. */
  readonly recipient: string;
  readonly now: Date;
  /** Tells one occasion from the next where a record gets several mails of a kind. */
  readonly occasion?: string;
  /** No mail tells of this before: until then it can be taken back. A moment that is past holds nothing. */
  readonly heldUntil?: Date;
}

/** The id of a mail: the same intent always makes the same document. */
export function mailId({
  kind,
  subject,
  occasion,
}: Pick<MailIntent, 'kind' | 'subject' | 'occasion'>): string {
  return [kind, subject.id, occasion].filter(Boolean).join('_');
}

/** Commits a mail to be sent together with the writes of `transaction`. */
export function writeMailIntent(transaction: Transaction, intent: MailIntent): string {
  const id = mailId(intent);
  const at = Timestamp.fromDate(intent.now);
  const held =
    intent.heldUntil && intent.heldUntil > intent.now ? Timestamp.fromDate(intent.heldUntil) : null;
  const document: MailDocument = {
    kind: intent.kind,
    subject: intent.subject,
    recipient_key: pseudonym('mail', `${intent.kind}:${normaliseEmail(intent.recipient)}`),
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: held ?? at,
    ...(held && { held_until: held }),
    lease_token: null,
    created_at: at,
    sent_at: null,
    last_error: null,
    gave_up_at: null,
  };
  transaction.create(firestore().collection(collections.mail).doc(id), document);
  return id;
}
