import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { isUndelivered, saysMore, type MailDelivery } from '@domain/mail/mail-delivery';
import { isTextKind } from '@domain/mail/mail-state';
import { textUnknown } from '@domain/text-message/text-limits';
import type { MailDocument } from '../records/mail/mail-document';

/** What the provider says became of a text message, under the provider's own id of it. */
export interface TextStatus {
  readonly messageId: string;
  readonly delivery: MailDelivery;
  readonly at: Date;
}

type Change = UpdateData<MailDocument>;

/** What a status changes in the outbox; null for nothing. */
export function changeByStatus(known: MailDocument, { messageId, delivery, at }: TextStatus): Change | null {
  const isOurs = known.message_id === messageId;
  const reported = { message_id: messageId, delivery, delivery_at: Timestamp.fromDate(at) };
  if (known.state === 'LEASED') {
    // Stored until the sender has the provider's id; of an earlier attempt, the id is known already.
    const isEarlierAttempt = isOurs && known.delivery === null;
    return isEarlierAttempt || (isOurs && !saysMore(delivery, known.delivery)) ? null : reported;
  }
  const wasSent = known.state === 'SENT' || (known.state === 'DEAD' && known.sent_at !== null);
  if (wasSent) {
    if (!isOurs || !saysMore(delivery, known.delivery)) return null;
    return { ...reported, ...outcomeOf(delivery, reported.delivery_at) };
  }
  // Nobody knew whether it had been sent; now the provider says so.
  return known.state === 'DEAD' && known.last_error === textUnknown
    ? { ...reported, sent_at: reported.delivery_at, ...outcomeOf(delivery, reported.delivery_at) }
    : null;
}

/** How a text message ends whose status was stored before its sender knew that it was accepted; null for any other. */
export function endByStatus({ kind, delivery, delivery_at: at }: MailDocument): Change | null {
  if (!isTextKind(kind) || delivery === null || at === null) return null;
  return { sent_at: at, lease_token: null, ...outcomeOf(delivery, at) };
}

/** What a status that came before the sender's own answer adds to it. */
export function earlierStatus(known: MailDocument, messageId: string | null): Change {
  if (!isTextKind(known.kind) || known.delivery === null) return {};
  if (known.message_id !== messageId) return { delivery: null, delivery_at: null };
  return isUndelivered(known.delivery) ? outcomeOf(known.delivery, known.delivery_at) : {};
}

function outcomeOf(delivery: MailDelivery, at: Timestamp | null): Change {
  return isUndelivered(delivery)
    ? { state: 'DEAD', last_error: delivery, gave_up_at: at }
    : { state: 'SENT', last_error: null, gave_up_at: null };
}
