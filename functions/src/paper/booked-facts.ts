import type { PaperType } from '@domain/legal/legal-text';
import { paperFacts, type PaperFacts } from '@domain/legal/paper-facts';
import type { StoredBooking } from '../records/job/stored-booking';

/** The facts of a stored booking that a document of this type states. */
export function bookedFacts(type: PaperType, booking: StoredBooking): PaperFacts {
  return paperFacts(type, {
    property_address: booking.customer.address,
    appointment_agreed: booking.status !== 'pending',
    scheduled_date: booking.scheduled_date,
    total_price: booking.total_price,
  });
}
