import { isAppointment } from '@domain/job/move-job';
import { schedulableStatuses } from '@domain/job/schedule-job';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { refusePast } from '@domain/job/refuse-past';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { readJob } from '../records/job/read-job';
import { followReferral } from '../records/referral/follow-referral';
import { isPendingRequest } from '../records/request/pending-request';
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
  const appointment = {
    scheduled_date,
    scheduled_time: hoursAndMinutes(asked.scheduled_time),
    scheduled_until: asked.scheduled_until ?? null,
  };
  return answerOnce(slot, now, async (transaction) => {
    const { stored: job } = await readJob(transaction, bookingId);
    const answer = { bookingId, ...appointment };
    const { inspector_id: inspectorId = job.inspector_id } = asked;
    const isUnchanged = isAppointment(job, appointment) && inspectorId === job.inspector_id;
    if (job.status === 'scheduled' && isUnchanged) return answer;
    if (schedulableStatuses.includes(job.status))
      refusePast((await settingsIn(transaction)).settings.hours, appointment, asked.confirmed_past, now);

    const move = await prepareMove(
      transaction,
      { bookingId, job },
      { appointment, inspectorId, confirmed: asked },
      admin,
      now,
    );
    const pending = job.status === 'pending';
    const followed = pending ? await followReferral(transaction, job.referral_id, admin, now) : null;
    // The request for which this pending job was created must not lead to a second job.
    const requestId = pending ? job.lead_id : null;
    const book =
      requestId !== null && (await isPendingRequest(transaction, requestId, 'booked'))
        ? await prepareBooked(transaction, { leadId: requestId, before: null }, admin, now)
        : null;
    move.write();
    followed?.move('scheduled', { booking_id: bookingId, handled_by: admin.email });
    book?.(bookingId);
    return answer;
  });
});
