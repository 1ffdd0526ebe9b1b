import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normalizeEmail } from '@domain/contact/email';
import type { CustomerChoice } from '@domain/customer/customer-choice';
import { collections } from '@domain/firestore/paths';
import type { Job, CustomerSnapshot } from '@domain/job/job';
import { noFormsYet } from '@domain/job/forms-status';
import { searchKeys } from '@domain/search/search-keys';
import { customerChange } from '@domain/customer/customer-change';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { newBookingKey, readBookingKey } from '../records/access/read-booking-key';
import { customerIdOf } from '../records/customer/customer-id';
import { waitingMail } from '../records/mail/last-mail';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { PendingJob } from './pending-job';

export interface JobOrder extends Pick<
  Job,
  | 'service_type'
  | 'special_instructions'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'total_price'
  | 'lead_id'
  | 'referral_id'
> {
  readonly status: 'pending' | 'scheduled';
  /** The client as they gave their data, whatever the customer record says. */
  readonly client: CustomerSnapshot;
  /** The office's choice if the customer record differs. */
  readonly customerChoice?: CustomerChoice | undefined;
  /** The pending job to take over; null creates a new one. */
  readonly taken: PendingJob | null;
  /** Distinguishes this email from others with the same job's forms. */
  readonly occasion?: string;
}

export interface PreparedJob {
  readonly bookingId: string;
  readonly write: () => void;
}

/**
 * Finds or creates the customer, creates the job or takes over a pending one, with its key and the email that
 * brings the client appointment and forms. Reads only; `write` makes the changes after all other reads.
 * @throws AppError `invalid-input` if the customer's record changed since the office saw it.
 */
export async function prepareJob(
  transaction: Transaction,
  order: JobOrder,
  actor: Actor,
  now: Date,
): Promise<PreparedJob> {
  const { status, client, customerChoice, taken, occasion, ...job } = order;
  const db = firestore();
  const customer = db.collection(collections.customers).doc(customerIdOf(client.email));
  const jobs = db.collection(collections.bookings);
  const jobRecord = taken ? jobs.doc(taken.id) : jobs.doc();
  const subject = { collection: collections.bookings, id: jobRecord.id };
  const stored = (await transaction.get(customer)).data() as CustomerSnapshot | undefined;
  const record = customerChange(stored, client, customerChoice);
  const changesRecord = Object.keys(record).length > 0;
  const moved = taken !== null && normalizeEmail(taken.job.customer.email) !== normalizeEmail(client.email);
  const key = taken
    ? await readBookingKey(transaction, taken.id, { replaced: moved })
    : newBookingKey(transaction, jobRecord.id);
  const customerAudit = await openAuditTrail(
    transaction,
    { collection: collections.customers, id: customer.id },
    actor,
    now,
  );
  const jobAudit = await openAuditTrail(transaction, subject, actor, now);
  return {
    bookingId: jobRecord.id,
    write() {
      const at = Timestamp.fromDate(now);
      const expiry = key.write(order.scheduled_date, now);
      const fields = {
        ...job,
        customer_id: customer.id,
        customer: client,
        status,
        search_keys: searchKeys(client),
        forms_link: { state: 'active', expires_at: Timestamp.fromDate(expiry) },
      };
      if (changesRecord) {
        transaction.set(customer, { ...record, ...(!stored && { created_at: at }) }, { merge: true });
        customerAudit.append({ action: stored ? 'updated' : 'created', changed: { ...record } });
      }
      if (taken) transaction.update(jobRecord, { ...fields, agreed_at: at });
      else transaction.create(jobRecord, { ...fields, ...untouched, created_at: at });
      const mail = writeMailIntent(transaction, {
        kind: 'booking_approved',
        subject,
        recipient: client.email,
        now,
        direct: true,
        // The forms of a pending job were emailed before under another id, so this email needs one of its own.
        ...(occasion ? { occasion } : taken && { occasion: 'scheduled' }),
      });
      transaction.update(jobRecord, { forms_mail: waitingMail(mail, now) });
      jobAudit.append({ action: taken ? 'updated' : 'created', changed: fields });
    },
  };
}

/** Initial values of a job before any form, payment or visit. */
const untouched: Pick<
  Job,
  | 'workflow_status'
  | 'forms_status'
  | 'access_flags'
  | 'report_created'
  | 'payment_state'
  | 'payment'
  | 'calendar_sequence'
> = {
  workflow_status: 'forms_pending',
  forms_status: noFormsYet,
  access_flags: [],
  report_created: false,
  payment_state: 'unpaid',
  payment: null,
  calendar_sequence: 0,
};
