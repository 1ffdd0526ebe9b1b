import type { Transaction } from 'firebase-admin/firestore';
import type { CallResponse } from '@domain/api/contract';
import type { AcceptReferral } from '@domain/referral/referral-calls';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { orderedDeadline } from '@domain/job/ordered-job';
import { refusePast } from '@domain/job/refuse-past';
import { undoEnd } from '@domain/job/undo-step';
import { clientOf } from '@domain/referral/client-of';
import { visitNote } from '@domain/referral/visit-note';
import { findTakeOver } from '../job/pending-job';
import { prepareJob } from '../job/prepare-job';
import type { AdminCaller } from '../platform/authorize';
import { settingsIn } from '../platform/stored-settings';
import { followRead } from '../records/referral/follow-referral';
import type { KnownReferral } from '../records/referral/stored-referral';

/** Makes the referral a job directly, because its client has agreed to the appointment. */
export async function acceptAsJob(
  transaction: Transaction,
  referral: KnownReferral,
  {
    appointment,
    confirmed_past,
    customer,
    inspector_id,
    confirmed_taken,
    taken_reason,
    deadline,
  }: Pick<
    AcceptReferral,
    | 'appointment'
    | 'confirmed_past'
    | 'customer'
    | 'inspector_id'
    | 'confirmed_taken'
    | 'taken_reason'
    | 'deadline'
  >,
  admin: AdminCaller,
  now: Date,
): Promise<CallResponse<'office-referral-accept'>> {
  refusePast((await settingsIn(transaction)).settings.hours, appointment, confirmed_past, now);
  const found = await findTakeOver(transaction, clientOf(referral), referral.forms_booking_id);
  const { bookingId, write } = await prepareJob(
    transaction,
    {
      ...found,
      ...appointment,
      customerChoice: customer,
      inspector_id,
      confirmed_taken,
      taken_reason,
      scheduled_time: hoursAndMinutes(appointment.scheduled_time),
      scheduled_until: appointment.scheduled_until ?? null,
      status: 'scheduled',
      service_type: referral.service_needed,
      deadline: orderedDeadline(deadline, referral.needed_by || null, found.taken?.job),
      special_instructions: found.taken?.job.special_instructions || visitNote(referral),
      lead_id: found.taken?.job.lead_id ?? null,
      referral_id: referral.id,
    },
    admin,
    now,
  );
  const followed = await followRead(transaction, referral, admin, now);
  write();
  followed.move('scheduled', { booking_id: bookingId, handled_by: admin.email }, { heldUntil: undoEnd(now) });
  return { referralId: referral.id, leadId: null, bookingId };
}
