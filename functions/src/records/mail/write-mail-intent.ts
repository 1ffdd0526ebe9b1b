import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normalizeEmail } from '@domain/contact/email';
import { mailboxOf } from '@domain/contact/mailbox-of';
import type { MailRefund } from '@domain/mail/mail';
import { isTextKind, pushedMailKinds, strangerMailKinds, type MailKind } from '@domain/mail/mail-state';
import type { MailSubject } from '@domain/mail/mail-subject';
import { config } from '../../platform/config';
import { pseudonym } from '../../platform/hash';
import { mails } from './mail-document';

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
  /** Sent without a gathering window: a person pressed a button, or a referral was completed or rewarded. */
  readonly direct?: boolean;
  /** Which refund it is about. */
  readonly refund?: MailRefund;
}

/** The id of a mail intent, deterministic so that the same intent is stored once. */
export function mailId({
  kind,
  subject,
  occasion,
}: Pick<MailIntent, 'kind' | 'subject' | 'occasion'>): string {
  return [kind, subject.id, occasion].filter(Boolean).join('_');
}

/** The keys by which emails of a kind to a recipient are gathered and counted. */
export function recipientKeys(kind: MailKind, recipient: string) {
  return {
    recipient_key: pseudonym('mail', `${kind}:${normalizeEmail(recipient)}`),
    mailbox_key: mailboxKey(kind, recipient),
  };
}

/** Of what is limited for each mailbox or phone and day; null for the rest. */
function mailboxKey(kind: MailKind, recipient: string): string | null {
  if (isTextKind(kind)) return pseudonym('phone', recipient);
  return strangerMailKinds.includes(kind) ? pseudonym('mailbox', mailboxOf(recipient)) : null;
}

/** Queues an email in the outbox, with the other writes of `transaction`. */
export function writeMailIntent(transaction: Transaction, intent: MailIntent): string {
  const id = mailId(intent);
  const at = Timestamp.fromDate(intent.now);
  const held =
    intent.heldUntil && intent.heldUntil > intent.now ? Timestamp.fromDate(intent.heldUntil) : null;
  transaction.create(mails().doc(id), {
    kind: intent.kind,
    subject: intent.subject,
    ...recipientKeys(intent.kind, intent.recipient),
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: held ?? at,
    held_until: held,
    direct: intent.direct ?? false,
    lease_token: null,
    created_at: at,
    sent_at: null,
    last_error: null,
    gave_up_at: null,
    replayed_at: null,
    allowed_on: null,
    delayed_at: null,
    delayed_until: null,
    push_at: config.vapidPublicKey !== null && pushedMailKinds.includes(intent.kind) ? (held ?? at) : null,
    refund: intent.refund ?? null,
    message_id: null,
    delivery: null,
    delivery_at: null,
    stopped_at: null,
    preferences_id: null,
  });
  return id;
}
