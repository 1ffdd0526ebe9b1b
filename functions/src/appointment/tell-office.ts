import type { Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { writeMailIntent } from '../mail/write-mail-intent';

/** Commits the mail that tells the office of a client's own change; `occasion` tells one change of a job from the next. */
export function tellOffice(transaction: Transaction, bookingId: string, occasion: string, now: Date): void {
  writeMailIntent(transaction, {
    kind: 'office_appointment_changed',
    subject: { collection: collections.bookings, id: bookingId },
    recipient: business.officeEmail,
    now,
    occasion,
  });
}
