import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normalizeEmail } from '@domain/contact/email';
import { mailboxOf } from '@domain/contact/mailbox-of';
import { collections } from '@domain/firestore/paths';
import { strangerMailKinds, type MailKind } from '@domain/mail/mail-state';
import { firestore } from '../../platform/firestore';
import { pseudonym } from '../../platform/hash';
import type { MailDocument, MailSubject } from './mail-document';

interface MailIntent {
  readonly kind: MailKind;
  readonly subject: MailSubject;
  /** Used only for gathering; the actual address is loaded when the email is sent. */
  readonly recipient: string;
  readonly now: Date;
  /** Distinguishes several emails of one kind about the same record. */
  readonly occasion?: string;
  /** End of the undo hold: no email reveals the change before. A past time has no effect. */
  readonly heldUntil?: Date;
  /** Requested by a person pressing a button, so it is sent at once, without a gathering window. */
  readonly direct?: boolean;
}

/** The id of a mail intent, deterministic so that the same intent is stored once. */
export function mailId({
  kind,
  subject,
  occasion,
}: Pick<MailIntent, 'kind' | 'subject' | 'occasion'>): string {
  return [kind, subject.id, occasion].filter(Boolean).join('_');
}

/** Queues an email in the outbox, with the other writes of `transaction`. */
export function writeMailIntent(transaction: Transaction, intent: MailIntent): string {
  const id = mailId(intent);
  const at = Timestamp.fromDate(intent.now);
  const held =
    intent.heldUntil && intent.heldUntil > intent.now ? Timestamp.fromDate(intent.heldUntil) : null;
  const document: MailDocument = {
    kind: intent.kind,
    subject: intent.subject,
    recipient_key: pseudonym('mail', `${intent.kind}:${normalizeEmail(intent.recipient)}`),
    ...(strangerMailKinds.includes(intent.kind) && {
      mailbox_key: pseudonym('mailbox', mailboxOf(intent.recipient)),
    }),
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: held ?? at,
    ...(held && { held_until: held }),
    ...(intent.direct && { direct: true }),
    lease_token: null,
    created_at: at,
    sent_at: null,
    last_error: null,
    gave_up_at: null,
  };
  transaction.create(firestore().collection(collections.mail).doc(id), document);
  return id;
}
