import { contract } from '@domain/api/contract';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../referral/follow-referral';
import { isPendingLead } from '../request/pending-lead';
import { prepareBooked } from '../request/prepare-booked';
import { prepareMove } from './prepare-move';
import { readBooking } from './read-booking';

/**
 * office-job-schedule: gives a pending job its appointment, or moves the one of a scheduled job. The same appointment
 * once more changes nothing and mails nobody.
 */
export const scheduleJob = callable('scheduleJob', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.scheduleJob.name, idempotencyKey, asked);
  const { bookingId, scheduled_date } = asked;
  const appointment = { scheduled_date, scheduled_time: hoursAndMinutes(asked.scheduled_time) };
  return answerOnce(slot, now, async (transaction) => {
    const { booking } = await readBooking(transaction, bookingId);
    const answer = { bookingId, ...appointment };
    const same =
      booking.scheduled_date === appointment.scheduled_date &&
      booking.scheduled_time === appointment.scheduled_time;
    if (same && booking.status === 'scheduled') return answer;

    const move = await prepareMove(transaction, { bookingId, booking }, { appointment }, admin, now);
    const pending = booking.status === 'pending';
    const followed = pending ? await followReferral(transaction, booking.referral_id, admin, now) : null;
    // The request whose forms made this job has its appointment now, and must not make a second one.
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
