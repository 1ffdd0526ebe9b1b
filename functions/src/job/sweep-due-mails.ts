import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { dueMails, type DueMail } from '@domain/job/due-mails';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { mailId, writeMailIntent } from '../mail/write-mail-intent';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import type { StoredBooking } from './stored-booking';

const pageSize = 200;
/** The earliest mail is due 72 hours before; a day more, as an appointment's hour is not part of the query. */
const daysAhead = 4;

/**
 * Commits the mails that appointments are due at `now`. Each has an id of its own, so that any number of sweeps makes
 * it once. @returns how many were new.
 */
export async function sweepDueMails(now: Date): Promise<number> {
  const today = calendarDateIn(business.timeZone, now);
  const upcoming = firestore()
    .collection(collections.bookings)
    .where('status', '==', 'scheduled')
    .where('scheduled_date', '>=', today)
    .where('scheduled_date', '<=', addDays(today, daysAhead))
    .orderBy('scheduled_date')
    .limit(pageSize);
  let committed = 0;
  let page = await upcoming.get();
  while (page.size > 0) {
    for (const booking of page.docs) committed += await commitDue(booking, now);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    page = await upcoming.startAfter(last).get();
  }
  logs.dueMailsCommitted(committed);
  return committed;
}

async function commitDue(booking: QueryDocumentSnapshot, now: Date): Promise<number> {
  let committed = 0;
  for (const due of dueOf(booking.data() as StoredBooking, now)) {
    if (await commit(booking.id, due, now)) committed += 1;
  }
  return committed;
}

function dueOf(booking: StoredBooking, now: Date): DueMail[] {
  const created = booking.created_at.toDate().toISOString();
  return dueMails({ ...booking, created_at: created }, business.timeZone, now);
}

/** Writes the intent unless it is there; false where it is, or where the booking has changed since it was listed. */
async function commit(bookingId: string, due: DueMail, now: Date): Promise<boolean> {
  const subject = { collection: collections.bookings, id: bookingId };
  const intent = { kind: due.kind, subject, occasion: due.occasion };
  const mail = firestore().collection(collections.mail).doc(mailId(intent));
  if ((await mail.get()).exists) return false;
  return firestore().runTransaction(async (transaction) => {
    const [known, current] = await transaction.getAll(
      mail,
      firestore().collection(subject.collection).doc(subject.id),
    );
    const booking = current?.data() as StoredBooking | undefined;
    const stillDue = booking && dueOf(booking, now).some(({ occasion }) => occasion === due.occasion);
    if (known?.exists || !stillDue) return false;
    writeMailIntent(transaction, { ...intent, recipient: booking.customer.email, now });
    return true;
  });
}
