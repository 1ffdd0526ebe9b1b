import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { BookingRequest } from '@domain/request/booking-request';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { requestNotices } from '../records/request/request-notice';

/** The email about a declined or deleted request. */
export function declineMail(leadId: string) {
  return {
    kind: 'request_declined',
    subject: { collection: collections.requestNotices, id: leadId },
  } as const;
}

interface Notified extends Pick<BookingRequest, 'name' | 'email' | 'service_type'> {
  readonly leadId: string;
  /** Empty if the office tells the client nothing. */
  readonly message: string;
  /** End of the undo hold; left out where there is no Undo. */
  readonly heldUntil?: Date;
}

/** Queues the email that tells a client about their request, in the office's words. */
export function notifyClient(transaction: Transaction, notified: Notified, now: Date): void {
  const { leadId, name, email, service_type, message, heldUntil } = notified;
  if (message === '') return;
  const created_at = Timestamp.fromDate(now);
  transaction.set(requestNotices().doc(leadId), { name, email, service_type, message, created_at });
  writeMailIntent(transaction, {
    ...declineMail(leadId),
    recipient: email,
    now,
    direct: true,
    ...(heldUntil && { heldUntil }),
  });
}
