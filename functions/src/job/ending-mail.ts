import { collections } from '@domain/firestore/paths';
import { isVisitEnding, type JobEnding } from '@domain/job/job-ending';

/** The email that notifies a job's client of an ending. */
export function endingMail(bookingId: string, ending: JobEnding) {
  const kind = isVisitEnding(ending) ? 'inspection_not_done' : 'appointment_cancelled';
  return { kind, subject: { collection: collections.bookings, id: bookingId } } as const;
}
