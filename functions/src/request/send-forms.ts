import type { Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { sentFormsDaysAhead, type SendForms } from '@domain/request/send-forms';
import { initialPrice } from '@domain/settings/offered-services';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { clientOf } from '@domain/referral/client-of';
import { visitNote } from '@domain/referral/visit-note';
import { ownPendingJob } from '../job/pending-job';
import { prepareJob, type JobOrder } from '../job/prepare-job';
import { openAuditTrail, type AuditedRecord } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { pendingReferral } from '../records/referral/pending-referral';
import { pendingRequest } from '../records/request/pending-request';

/**
 * office-forms-send: creates a pending job and queues the email with its forms; the request or referral is not
 * changed. Sending again uses the same job, and accepting takes it over.
 */
export const sendForms = callable('office-forms-send', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-forms-send', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { record, note, formsBookingId, phone, address, ...job } = await readSource(transaction, asked);
    const taken = await ownPendingJob(transaction, formsBookingId);
    const { services } = (await settingsIn(transaction)).settings;
    const today = calendarDateIn(business.timeZone, now);
    const { bookingId, write } = await prepareJob(
      transaction,
      {
        ...job,
        status: 'pending',
        inspector_id: undefined,
        client: { name: asked.name, email: asked.email, phone, address },
        customerChoice: asked.customer,
        scheduled_date: addDays(today, sentFormsDaysAhead),
        scheduled_time: '09:00',
        scheduled_until: null,
        total_price: initialPrice(services, job.service_type),
        taken,
        occasion: `forms-${slot.id}`,
      },
      caller,
      now,
    );
    const audit = await openAuditTrail(transaction, record, caller, now);
    write();
    note(bookingId);
    audit.append({ action: 'forms-sent', changed: { forms_booking_id: bookingId } });
    return { bookingId };
  });
});

interface Source extends Pick<
  JobOrder,
  'service_type' | 'special_instructions' | 'deadline' | 'lead_id' | 'referral_id'
> {
  readonly record: AuditedRecord;
  /** Notes the pending job on the request or referral. */
  readonly note: (bookingId: string) => void;
  readonly formsBookingId: string | null;
  readonly phone: string;
  readonly address: string;
}

async function readSource(
  transaction: Transaction,
  { source, sourceId }: Pick<SendForms, 'source' | 'sourceId'>,
): Promise<Source> {
  if (source === 'referral') {
    const { reference, referral } = await pendingReferral(transaction, sourceId);
    const { phone, address } = clientOf(referral);
    return {
      record: { collection: collections.referrals, id: sourceId },
      note: (bookingId) => void transaction.update(reference, { forms_booking_id: bookingId }),
      formsBookingId: referral.forms_booking_id,
      phone,
      address,
      service_type: referral.service_needed,
      special_instructions: visitNote(referral),
      deadline: referral.needed_by || null,
      lead_id: null,
      referral_id: sourceId,
    };
  }
  const { reference, request } = await pendingRequest(transaction, sourceId, 'booked');
  return {
    record: { collection: collections.leads, id: sourceId },
    note: (bookingId) =>
      void transaction.update(reference, { forms_booking_id: bookingId, client_waits_since: null }),
    formsBookingId: request.forms_booking_id,
    phone: request.phone,
    address: request.address,
    service_type: request.service_type,
    special_instructions: request.special_instructions,
    deadline: request.deadline,
    lead_id: sourceId,
    referral_id: request.referral_id,
  };
}
