import { collections } from '@domain/firestore/paths';
import type { MailKind } from '@domain/mail/mail-state';
import { minuteOccasion } from '../mail/minute-occasion';
import { mailId, writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import type { Caller } from '../platform/authorise';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { readBooking } from './read-booking';

interface MailRequest {
  readonly kind: MailKind;
  readonly bookingId: string;
  /** A new mail each minute at most; otherwise one for the booking. */
  readonly perMinute: boolean;
  readonly caller: Caller;
  readonly now: Date;
}

/** Commits a mail about a booking that the office asks for, with its audit entry; asked again, it is the same mail. */
export function requestMail({ kind, bookingId, perMinute, caller, now }: MailRequest) {
  const db = firestore();
  return commit('job-mail', async (transaction) => {
    const { record: subject, booking } = await readBooking(transaction, bookingId);
    const intent = { kind, subject, ...(perMinute && { occasion: minuteOccasion(now) }) };
    const committed = await transaction.get(db.collection(collections.mail).doc(mailId(intent)));
    if (committed.exists) return { mailId: committed.id };
    const audit = await openAuditTrail(transaction, subject, caller, now);
    const id = writeMailIntent(transaction, { ...intent, recipient: booking.customer.email, now });
    audit.append({ action: 'mail-requested', changed: { kind } });
    return { mailId: id };
  });
}
