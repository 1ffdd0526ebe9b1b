import type { Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import type { MailKind, MailState } from '@domain/mail/mail-state';

/** The record that an email is about. */
export interface MailSubject {
  readonly collection: CollectionName;
  readonly id: string;
}

/** A mail intent, collection `mail`: has no address and no text, which are loaded when it is sent. */
export interface MailDocument {
  readonly kind: MailKind;
  readonly subject: MailSubject;
  /** Pseudonym of kind and recipient: emails that share it are gathered. */
  readonly recipient_key: string;
  readonly state: MailState;
  readonly attempts: number;
  /** When it is due (not before `held_until`), or when its lease expires. */
  readonly next_attempt_at: Timestamp;
  readonly lease_token: string | null;
  readonly created_at: Timestamp;
  readonly sent_at: Timestamp | null;
  readonly last_error: string | null;
  /** When it was given up as undeliverable; null before, and if it was not needed. */
  readonly gave_up_at?: Timestamp | null;
  /** End of the undo hold: nobody is notified while the change can still be undone. */
  readonly held_until?: Timestamp;
  /** Sent by a person pressing a button: skips the gathering window. */
  readonly direct?: boolean;
  /** When the office replayed it, or sent it despite the daily limit; its retry period starts again then. */
  readonly replayed_at?: Timestamp;
  /** Pseudonym of the recipient's mailbox, only on emails that strangers can trigger. */
  readonly mailbox_key?: string;
  /** The day, `YYYY-MM-DD`, whose allowance it counts against. */
  readonly allowed_on?: string;
  /** When it was delayed because the mailbox's daily allowance was used up; null once it continues. */
  readonly delayed_at?: Timestamp | null;
  /** End of its last delay by the daily allowance. */
  readonly delayed_until?: Timestamp;
}

/** The gathering window of one kind and recipient, collection `mail_windows`. */
export interface MailWindow {
  readonly last_sent_at: Timestamp | null;
  /** End of the current lease on the window; null for none. */
  readonly leased_until: Timestamp | null;
}
