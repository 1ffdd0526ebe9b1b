import type { Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import type { MailKind, MailState } from '@domain/mail/mail-state';

/** The record that a mail is about. */
export interface MailSubject {
  readonly collection: CollectionName;
  readonly id: string;
}

/** An outgoing mail, collection `mail`: no address and no text, both are loaded when it is sent. */
export interface MailDocument {
  readonly kind: MailKind;
  readonly subject: MailSubject;
  /** Pseudonym of kind and recipient: mails with the same one are gathered. */
  readonly recipient_key: string;
  readonly state: MailState;
  readonly attempts: number;
  /** When it is due, which is no earlier than `held_until`, or when its lease ends. */
  readonly next_attempt_at: Timestamp;
  readonly lease_token: string | null;
  readonly created_at: Timestamp;
  readonly sent_at: Timestamp | null;
  readonly last_error: string | null;
  /** When the sender gave it up as undeliverable; null while it may still go, and for one that was not needed. */
  readonly gave_up_at?: Timestamp | null;
  /** Until when what it tells of can be taken back: until then nobody is told. */
  readonly held_until?: Timestamp;
  /** When the office put it back: its time to try begins anew. */
  readonly replayed_at?: Timestamp;
}

/** The gathering window of one kind and recipient, collection `mail_windows`. */
export interface MailWindow {
  readonly last_sent_at: Timestamp | null;
  /** Until when a sender holds the window; null when none does. */
  readonly leased_until: Timestamp | null;
}
