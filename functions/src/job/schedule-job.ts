import { schedulableStatuses } from '@domain/job/schedule-job';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { refusePast } from '@domain/job/refuse-past';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readBooking } from '../records/job/read-booking';
import { followReferral } from '../records/referral/follow-referral';
import { isPendingLead } from '../records/request/pending-lead';
import { prepareBooked } from '../records/request/prepare-booked';
import { prepareMove } from './prepare-move';

/**
 * office-job-schedule: gives a pending job its appointment, or moves that of a scheduled job. An unchanged
 * appointment changes nothing and sends no email.
 */
export const scheduleJob = callable('office-job-schedule', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-schedule', idempotencyKey, asked);
  const { bookingId, scheduled_date } = asked;
  const appointment = { scheduled_date, scheduled_time: hoursAndMinutes(asked.scheduled_time) };
  return answerOnce(slot, now, async (transaction) => {
    const { booking } = await readBooking(transaction, bookingId);
    const answer = { bookingId, ...appointment };
    const same =
      booking.scheduled_date === appointment.scheduled_date &&
      booking.scheduled_time === appointment.scheduled_time;
    if (same && booking.status === 'scheduled') return answer;
    if (schedulableStatuses.includes(booking.status)) refusePast(appointment, asked.confirmed_past, now);

    const move = await prepareMove(transaction, { bookingId, booking }, { appointment }, admin, now);
    const pending = booking.status === 'pending';
    const followed = pending ? await followReferral(transaction, booking.referral_id, admin, now) : null;
    // The request for which this pending job was created must not lead to a second job.
    const lead = pending ? booking.lead_id : null;
    const book =
      lead !== null && (await isPendingLead(transaction, lead, 'booked'))
        ? await prepareBooked(transaction, lead, admin, now)
        : null;
    move.write();
    followed?.move('scheduled', { booking_id: bookingId, handled_by: admin.email });
    book?.(bookingId);
    return answer;
  });
});
