import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { changeableUntil, fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import type { StoredBooking } from '../records/job/stored-booking';

/** A booking as shown on its client's appointment page at `now`. */
export function clientAppointment(booking: StoredBooking, now: Date): ClientAppointment {
  return {
    client_name: booking.customer.name,
    property_address: booking.customer.address,
    service_type: booking.service_type,
    scheduled_date: booking.scheduled_date,
    scheduled_time: booking.scheduled_time,
    total_price: booking.total_price,
    changeable_until: changeableUntil(booking, business.timeZone).toISOString(),
    fixed: fixedReason(booking, business.timeZone, now),
    as_of: now.toISOString(),
  };
}
