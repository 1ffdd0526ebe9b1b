import { hoursAndMinutes } from '@domain/time/time-of-day';
import { refusePast } from '@domain/job/refuse-past';
import { undoEnd } from '@domain/job/undo-step';
import { prepareAcceptance } from '../job/prepare-acceptance';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { followReferral } from '../records/referral/follow-referral';
import { pendingRequest } from '../records/request/pending-request';
import { prepareBooked } from '../records/request/prepare-booked';

/**
 * office-request-accept: finds or creates the customer, creates the job with its key (or takes over the pending
 * one whose forms were sent), marks the request as booked, updates its referral, and queues the approval email, all
 * in one transaction. If several admins accept at once, one succeeds. Client and referrer are notified when the undo
 * hold ends.
 */
export const acceptRequest = callable('office-request-accept', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-request-accept', idempotencyKey, asked);
  const { leadId, confirmed_past, customer: customerChoice, deadline, ...appointment } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { request } = await pendingRequest(transaction, leadId, 'booked');
    refusePast((await settingsIn(transaction)).settings.hours, appointment, confirmed_past, now);
    const { bookingId, referralId, write } = await prepareAcceptance(
      transaction,
      {
        leadId,
        request,
        agreed: {
          ...appointment,
          inspector_id: appointment.inspector_id,
          customerChoice,
          deadline,
          scheduled_time: hoursAndMinutes(appointment.scheduled_time),
          scheduled_until: appointment.scheduled_until ?? null,
        },
      },
      admin,
      now,
    );
    const followed = await followReferral(transaction, referralId, admin, now);
    const book = await prepareBooked(transaction, { leadId, before: request.status }, admin, now);

    write();
    followed?.move('scheduled', { booking_id: bookingId }, { heldUntil: undoEnd(now) });
    book(bookingId);
    return { bookingId };
  });
});
