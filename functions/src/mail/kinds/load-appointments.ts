import type { Booking } from '@domain/job/booking';
import { currentBookingKey } from '../../platform/access-keys';
import { loadSubjects } from '../load-subjects';
import type { MailSubject } from '../mail-document';

export interface Appointment {
  readonly booking: Booking;
  /** The key for the client's links; null where none works. */
  readonly accessKey: string | null;
}

/** The bookings of a mail, as they are now, with the keys that their links need. */
export async function loadAppointments(subjects: readonly MailSubject[], now: Date): Promise<Appointment[]> {
  const bookings = await loadSubjects<Booking>(subjects);
  return Promise.all(
    bookings.map(async (booking) => ({ booking, accessKey: await currentBookingKey(booking.id, now) })),
  );
}
