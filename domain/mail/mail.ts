import type { PaymentMethod } from '../payment/payment-method';
import type { CalendarDate } from '../time/calendar-date';
import type { MailDelivery } from './mail-delivery';
import type { MailKind, MailState } from './mail-state';
import type { MailSubject } from './mail-subject';

/**
 * An email in the outbox, collection `mail`. It has no address and no text, which are loaded when it is sent. `At`: how
 * a moment is given, ISO 8601 unless stated.
 */
export interface Mail<At = string> {
  readonly id: string;
  /** Null for a kind that this version doesn't have. */
  readonly kind: MailKind | null;
  readonly subject: MailSubject;
  /** Pseudonym of kind and recipient: emails that share it are gathered. */
  readonly recipient_key: string;
  readonly state: MailState;
  readonly attempts: number;
  /** When it is due (not before `held_until`), or when its lease expires. */
  readonly next_attempt_at: At;
  readonly lease_token: string | null;
  readonly created_at: At;
  readonly sent_at: At | null;
  /** Why the last attempt failed, as a code; null for none. */
  readonly last_error: string | null;
  /** When it was given up as undeliverable; null before, and if it was not needed. */
  readonly gave_up_at: At | null;
  /** End of the undo hold: nobody is notified while the change can still be undone. Null for none. */
  readonly held_until: At | null;
  /** Skips the gathering window: sent by a person pressing a button, or that a referral was completed or rewarded. */
  readonly direct: boolean;
  /** When the office replayed it, or sent it despite the daily limit; its retry period starts again then. */
  readonly replayed_at: At | null;
  /** Pseudonym of the recipient's mailbox; null on emails that strangers can't trigger. */
  readonly mailbox_key: string | null;
  /** The day whose allowance it counts against; null for none. */
  readonly allowed_on: CalendarDate | null;
  /** When it was delayed because the mailbox's daily allowance was used up; null once it continues. */
  readonly delayed_at: At | null;
  /** End of its last delay by the daily allowance; null for none. */
  readonly delayed_until: At | null;
  /** When devices may be notified of it, not before `held_until`; null for never, or once they were. */
  readonly push_at: At | null;
  /** What an email about a refund says was returned; null on others, and on older ones. */
  readonly refund: MailRefund | null;
  /** The Message-ID it was sent with; null before, and if the provider made it. */
  readonly message_id: string | null;
  /** What the provider says became of it; null while it says nothing, and over SMTP. */
  readonly delivery: MailDelivery | null;
  readonly delivery_at: At | null;
  /** When it was not sent because its recipient had marked an earlier email as spam; null otherwise. */
  readonly stopped_at: At | null;
  /** The contact preferences of a recipient who marked it as spam, or to whom it wasn't sent for that; null otherwise. */
  readonly preferences_id: string | null;
}

/** One refund of several that a payment may have. */
export interface MailRefund {
  /** US dollars. */
  readonly amount: number;
  /** Empty if it isn't known. */
  readonly method: PaymentMethod | '';
}
