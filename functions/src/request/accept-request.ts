import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { normaliseEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import type { Booking, CustomerSnapshot } from '@domain/job/booking';
import { noFormsYet } from '@domain/job/forms-status';
import { searchKeys } from '@domain/job/search-keys';
import type { AcceptRequest } from '@domain/request/accept-request';
import type { Lead } from '@domain/request/lead';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { writeMailIntent } from '../mail/write-mail-intent';
import { issueBookingKey } from '../platform/access-keys';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pendingLead } from './pending-lead';

/**
 * office-request-accept: finds or makes the customer, makes the booking with its key, books the request, and
 * commits the approval mail, all in one transaction. Of several admins at once, one succeeds.
 */
export const acceptRequest = callable('acceptRequest', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.acceptRequest.name, idempotencyKey, asked);
  const db = firestore();
  const booking = db.collection(collections.bookings).doc();

  return answerOnce(slot, now, async (transaction) => {
    const { reference, lead } = await pendingLead(transaction, asked.leadId, 'booked');
    const customer = db
      .collection(collections.customers)
      .doc(pseudonym('customer', normaliseEmail(lead.email)));
    const known = (await transaction.get(customer)).exists;
    const leadAudit = await openAuditTrail(
      transaction,
      { collection: collections.leads, id: asked.leadId },
      caller,
      now,
    );
    const customerAudit = await openAuditTrail(
      transaction,
      { collection: collections.customers, id: customer.id },
      caller,
      now,
    );
    const bookingAudit = await openAuditTrail(
      transaction,
      { collection: collections.bookings, id: booking.id },
      caller,
      now,
    );

    const at = Timestamp.fromDate(now);
    const person: CustomerSnapshot = {
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      address: lead.address,
    };
    const expiry = issueBookingKey(transaction, booking.id, asked.scheduled_date, now);
    const fields = {
      ...bookingOf(lead, person, customer.id, asked),
      forms_link: { state: 'active', expires_at: Timestamp.fromDate(expiry) },
    };
    const booked = { status: 'booked', booking_id: booking.id, handled_by: admin.email, handled_at: at };
    transaction.set(customer, { ...person, ...(!known && { created_at: at }) }, { merge: true });
    transaction.create(booking, { ...fields, created_at: at });
    transaction.update(reference, booked);
    writeMailIntent(transaction, {
      kind: 'booking_approved',
      subject: { collection: collections.bookings, id: booking.id },
      recipient: person.email,
      now,
    });
    customerAudit.append({
      action: known ? 'updated' : 'created',
      changed: person as unknown as Record<string, unknown>,
    });
    bookingAudit.append({ action: 'created', changed: fields });
    leadAudit.append({ action: 'accepted', changed: { status: 'booked', booking_id: booking.id } });
    return { bookingId: booking.id };
  });
});

function bookingOf(
  lead: Omit<Lead, 'id'>,
  customer: CustomerSnapshot,
  customerId: string,
  asked: Omit<AcceptRequest, 'idempotencyKey'>,
): Omit<Booking, 'id' | 'created_at' | 'forms_link'> & { lead_id: string } {
  return {
    customer_id: customerId,
    customer,
    service_type: lead.service_type,
    scheduled_date: asked.scheduled_date,
    scheduled_time: hoursAndMinutes(asked.scheduled_time),
    status: 'scheduled',
    workflow_status: 'forms_pending',
    total_price: asked.total_price,
    special_instructions: lead.special_instructions,
    lead_id: asked.leadId,
    forms_status: noFormsYet,
    access_flags: [],
    report_created: false,
    payment_state: 'unpaid',
    search_keys: searchKeys(customer),
    calendar_sequence: 0,
  };
}
