import type { Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { writeMailIntent } from '../records/mail/write-mail-intent';

/** Queues the email that notifies the office of a client's change; `occasion` identifies the change. */
export function notifyOffice(transaction: Transaction, bookingId: string, occasion: string, now: Date): void {
  writeMailIntent(transaction, {
    kind: 'office_appointment_changed',
    subject: { collection: collections.bookings, id: bookingId },
    recipient: business.officeEmail,
    now,
    occasion,
  });
}
