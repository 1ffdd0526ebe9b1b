import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import type { JobStatus } from '@domain/job/job-status';
import { schedulableStatuses } from '@domain/job/schedule-job';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../referral/follow-referral';
import { isPendingLead } from '../request/pending-lead';
import { prepareBooked } from '../request/prepare-booked';
import { readBooking } from './read-booking';
import { readBookingKey } from './read-booking-key';

const refusal: Partial<Record<JobStatus, string>> = {
  in_progress: 'This job is already in progress.',
  completed: 'This job is already completed.',
  cancelled: 'This job is cancelled.',
};

/**
 * office-job-schedule: gives a pending job its appointment, or moves the one of a scheduled job. The client gets the new
 * calendar entry in place of the old one, and their links stay good for as long as the new date needs. The same
 * appointment once more changes nothing and mails nobody.
 */
export const scheduleJob = callable('scheduleJob', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.scheduleJob.name, idempotencyKey, asked);
  const { bookingId, scheduled_date } = asked;
  const scheduled_time = hoursAndMinutes(asked.scheduled_time);
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, booking } = await readBooking(transaction, bookingId);
    if (!schedulableStatuses.some((status) => status === booking.status)) {
      throw new AppError('already-handled', `booking is ${booking.status}`, refusal[booking.status] ?? '');
    }
    const answer = { bookingId, scheduled_date, scheduled_time };
    const pending = booking.status === 'pending';
    const same = booking.scheduled_date === scheduled_date && booking.scheduled_time === scheduled_time;
    if (same && !pending) return answer;

    const key = await readBookingKey(transaction, bookingId, { replaced: false });
    const followed = pending ? await followReferral(transaction, booking.referral_id, caller, now) : null;
    // The request whose forms made this job has its appointment now, and must not make a second one.
    const lead = pending ? booking.lead_id : null;
    const book =
      lead !== null && (await isPendingLead(transaction, lead, 'booked'))
        ? await prepareBooked(transaction, lead, admin, now)
        : null;
    const audit = await openAuditTrail(transaction, record, caller, now);

    const sequence = pending ? booking.calendar_sequence : booking.calendar_sequence + 1;
    // A link that the office ended stays ended: moving an appointment is no word about it.
    const linkStays = booking.forms_link?.state !== 'revoked';
    const expiry = linkStays ? key.write(scheduled_date, now) : null;
    const changed = {
      status: 'scheduled' as const,
      scheduled_date,
      scheduled_time,
      calendar_sequence: sequence,
      ...(expiry && { forms_link: { state: 'active' as const, expires_at: Timestamp.fromDate(expiry) } }),
    };
    transaction.update(reference, changed);
    writeMailIntent(transaction, {
      kind: pending ? 'booking_approved' : 'appointment_moved',
      subject: record,
      recipient: booking.customer.email,
      now,
      occasion: pending ? 'scheduled' : `sequence-${sequence}`,
    });
    followed?.move('scheduled', { booking_id: bookingId, handled_by: admin.email });
    book?.(bookingId);
    audit.append({ action: pending ? 'scheduled' : 'moved', changed });
    return answer;
  });
});
