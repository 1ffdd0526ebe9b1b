import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { changeableUntil, fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { receivedFor } from '@domain/payment/price-difference';
import { payableOnline } from '../records/job/payable-online';
import type { StoredJob } from '../records/job/stored-job';

/** A job as shown on its client's appointment page at `now`. */
export function clientAppointment(job: StoredJob, now: Date): ClientAppointment {
  return {
    client_name: job.customer.name,
    property_address: job.customer.address,
    service_type: job.service_type,
    scheduled_date: job.scheduled_date,
    scheduled_time: job.scheduled_time,
    scheduled_until: job.scheduled_until,
    total_price: job.total_price,
    payable: payableOnline(job),
    paid: receivedFor(job) ?? 0,
    changeable_until: changeableUntil(job, business.timeZone).toISOString(),
    fixed: fixedReason(job, business.timeZone, now),
    as_of: now.toISOString(),
  };
}
