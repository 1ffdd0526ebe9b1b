import { business } from '@domain/business/business';
import type { Booking } from '@domain/job/booking';
import { instantOf } from '@domain/time/zoned-instant';
import { currentKey } from '../../../records/access/access-keys';
import type { MailSubject } from '../../../records/mail/mail-document';
import { loadSubjects } from '../load-subjects';

export interface Appointment {
  readonly booking: Booking;
  /** The key for the client's links; null if none works. */
  readonly accessKey: string | null;
}

/** The bookings of an email in their current state, with the keys for their links. */
export async function loadAppointments(subjects: readonly MailSubject[], now: Date): Promise<Appointment[]> {
  const bookings = await loadSubjects<Booking>(subjects);
  return Promise.all(
    bookings.map(async (booking) => ({
      booking,
      accessKey: await currentKey({ kind: 'booking', subject: booking.id }, now),
    })),
  );
}

/** Those that are scheduled and have not begun. */
export async function upcomingAppointments(
  subjects: readonly MailSubject[],
  now: Date,
): Promise<Appointment[]> {
  return (await loadAppointments(subjects, now)).filter(({ booking }) => {
    const begins = instantOf(booking.scheduled_date, booking.scheduled_time, business.timeZone);
    return booking.status === 'scheduled' && now < begins;
  });
}
