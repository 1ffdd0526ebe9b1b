import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CustomerChoice } from '@domain/customer/customer-choice';
import { customerChange } from '@domain/customer/customer-change';
import { customerKeys } from '@domain/customer/customer-keys';
import { collections } from '@domain/firestore/paths';
import {
  changesMailbox,
  fieldsToReplace,
  newJob,
  orderedFields,
  takenOverJob,
  type JobOrder as Ordered,
} from '@domain/job/ordered-job';
import { undoEnd } from '@domain/job/undo-step';
import { openAuditTrail, type Actor } from '../platform/audit';
import { newLinkKey, readLinkKey } from '../records/access/read-link-key';
import { refuseWhileCorrected } from '../records/customer/customer-edit';
import { customerIdOf } from '../records/customer/customer-id';
import { customers } from '../records/customer/stored-customer';
import { acceptances, detailsOf, type Acceptance } from '../records/job/acceptance';
import { jobs } from '../records/job/stored-job';
import { waitingMail } from '../records/mail/last-mail';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { findProperty } from '../records/property/find-property';
import { preparePlaceOfJob } from '../records/report/prepare-place';
import type { PendingJob } from './pending-job';
import { prepareAssignment, type Confirmation } from './prepare-assignment';

export interface JobOrder extends Omit<Ordered, 'inspector_id'>, Confirmation {
  /** Who does the job; undefined leaves it as it is, which is nobody for a new one. */
  readonly inspector_id: string | null | undefined;
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

/** The email that brings the client of an accepted job appointment and forms. */
export function approvalMail(bookingId: string, { takenOver }: { readonly takenOver: boolean }) {
  return {
    kind: 'booking_approved',
    subject: { collection: collections.bookings, id: bookingId },
    // The forms of a pending job were emailed before under another id, so this email needs a new one.
    ...(takenOver && { occasion: 'scheduled' }),
  } as const;
}

/**
 * Finds or creates the customer, creates the job or takes over a pending one, with its key and the email that
 * brings the client appointment and forms. A job with an appointment is accepted: its email waits until that can no
 * longer be undone. Reads only; `write` makes the changes after all other reads.
 * @throws AppError `invalid-input` if the customer's record changed since the office saw it or the time is taken,
 * `unavailable` while a correction of this client is running.
 */
export async function prepareJob(
  transaction: Transaction,
  order: JobOrder,
  actor: Actor,
  now: Date,
): Promise<PreparedJob> {
  const { client, taken, occasion } = order;
  await refuseWhileCorrected(transaction, client.email);
  const reference = taken ? jobs().doc(taken.id) : jobs().doc();
  const subject = { collection: collections.bookings, id: reference.id };
  const customer = await prepareCustomer(transaction, order, actor, now);
  const key = taken
    ? await readLinkKey(transaction, taken.id, { replaced: changesMailbox(taken.job, client) }, now)
    : newLinkKey(transaction, reference.id, now);
  const accepted = order.status === 'scheduled';
  const assignment = await prepareAssignment(
    transaction,
    {
      bookingId: reference.id,
      before: taken?.job.inspector_id ?? null,
      asked: order.inspector_id,
      visit: accepted ? order : null,
      confirmed: order,
    },
    actor,
    now,
  );
  const propertyId = taken
    ? (await preparePlaceOfJob(transaction, { bookingId: taken.id, job: taken.job }, client.address)).changes
        .property_id
    : await findProperty(transaction, client.address);
  const audit = await openAuditTrail(transaction, subject, actor, now);
  return {
    bookingId: reference.id,
    write() {
      const linkEnd = Timestamp.fromDate(key.write(order.scheduled_date));
      const ordered = { ...order, inspector_id: assignment.inspectorId };
      const fields = orderedFields(ordered, { customerId: customer.id, propertyId, linkEnd });
      customer.write();
      const mail = writeMailIntent(transaction, {
        ...approvalMail(reference.id, { takenOver: taken !== null }),
        recipient: client.email,
        now,
        direct: true,
        ...(occasion && { occasion }),
        ...(accepted && { heldUntil: undoEnd(now) }),
      });
      const at = Timestamp.fromDate(now);
      if (accepted) {
        transaction.set(acceptances().doc(reference.id), {
          accepted_at: at,
          customer: customer.change,
          job: taken && fieldsToReplace(taken.job),
          link_end: key.end,
        });
      }
      const made = { at, formsMail: waitingMail(mail, now), overlap: assignment.overlap };
      if (taken) transaction.update(reference, takenOverJob(fields, made));
      else transaction.create(reference, newJob(fields, made));
      if (accepted) assignment.notify(undoEnd(now));
      audit.append({ action: taken ? 'updated' : 'created', changed: { ...fields, ...assignment.audited } });
    },
  };
}

interface PreparedCustomer {
  readonly id: string;
  readonly change: Acceptance['customer'];
  readonly write: () => void;
}

/** The client's record: a new one, or the known one with the office's choice. */
async function prepareCustomer(
  transaction: Transaction,
  { client, customerChoice }: JobOrder,
  actor: Actor,
  now: Date,
): Promise<PreparedCustomer> {
  const reference = customers().doc(customerIdOf(client.email));
  const stored = (await transaction.get(reference)).data();
  const change = customerChange(stored, client, customerChoice);
  const record = { collection: collections.customers, id: reference.id };
  const audit = await openAuditTrail(transaction, record, actor, now);
  const changes = Object.keys(change).length > 0;
  const details = { ...client, ...stored, ...change };
  const search_keys = customerKeys(details, stored?.more_addresses ?? []);
  return {
    id: reference.id,
    change: changes
      ? { before: stored ? detailsOf(stored) : null, after: detailsOf({ ...details, search_keys }) }
      : null,
    write() {
      if (!changes) return;
      if (stored) transaction.update(reference, { ...change, search_keys });
      else {
        const created_at = Timestamp.fromDate(now);
        transaction.create(reference, {
          ...client,
          more_addresses: [],
          address_imports: [],
          search_keys,
          origin: null,
          created_at,
        });
      }
      audit.append({ action: stored ? 'updated' : 'created', changed: { ...change } });
    },
  };
}
