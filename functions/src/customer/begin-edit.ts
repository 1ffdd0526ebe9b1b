import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normalizeEmail } from '@domain/contact/email';
import { correctedFields, isSameClient } from '@domain/customer/client-correction';
import { isSameDetails } from '@domain/customer/customer-differences';
import type { EditCustomer, EditCustomerAnswer, EditStart } from '@domain/customer/edit-customer';
import { AppError } from '@domain/errors/app-error';
import type { CustomerSnapshot } from '@domain/job/job';
import type { AdminCaller } from '../platform/authorize';
import { customerContact } from '../records/customer/customer-contact';
import { customerEdits, runningEdits } from '../records/customer/customer-edit';
import { customerIdOf } from '../records/customer/customer-id';
import { customers } from '../records/customer/stored-customer';
import { refuseWhileErased } from '../records/erasure/refuse-while-erased';
import { readJob } from '../records/job/read-job';
import { prepareSignOut } from '../records/portal/prepare-sign-out';
import { prepareRecord } from './prepare-record';

type Unsaved = Exclude<EditCustomerAnswer, { readonly state: 'saved' }>;

interface Edit {
  readonly id: string;
  readonly admin: AdminCaller;
  readonly now: Date;
}

/**
 * Changes the customer's record, signs the old address out, and stores the correction for the sweeper to continue.
 * @returns null, or why nothing was saved
 * @throws AppError `not-found` for a job or customer that is gone, `unavailable` while an earlier correction or an
 * erasure of this client is running
 */
export async function beginEdit(
  transaction: Transaction,
  start: EditStart,
  { client, seen, onFile, joins }: Pick<EditCustomer, 'client' | 'seen' | 'onFile' | 'joins'>,
  { id, admin, now }: Edit,
): Promise<Unsaved | null> {
  const { from, before } = await clientAt(transaction, start);
  const correction = { before, after: client };
  const isMoved = normalizeEmail(before.email) !== client.email;
  const to = isMoved ? customerIdOf(client.email) : from;
  await refuseWhileSaving(transaction, [from, to]);
  await refuseWhileErased(transaction, [before.email, client.email], 'client.email');

  const ofJob = 'bookingId' in start;
  const record = ofJob ? (await transaction.get(customers().doc(from))).data() : undefined;
  const known = record && { name: record.name, phone: record.phone, address: record.address };
  const overtaken = ofJob && onFile !== null && (!known || !isSameDetails(known, onFile));
  if (!isSameClient(before, seen) || overtaken) {
    return { state: 'changed', client: before, onFile: known ?? null };
  }
  const other = isMoved && to !== from ? await customerContact(to, transaction) : null;
  if (other && (joins === null || !isSameDetails(other, joins))) return { state: 'joins', other };

  const change = { from, to, correction, replaces: !ofJob || onFile !== null };
  const writeRecord = await prepareRecord(transaction, change, admin, now);
  const signOut = from === to ? null : await prepareSignOut(transaction, from);
  if (correctedFields(correction).length === 0 && !(ofJob && onFile !== null)) return null;
  writeRecord();
  signOut?.write();
  transaction.create(customerEdits().doc(id), {
    state: 'RUNNING',
    from,
    to,
    booking_id: ofJob ? start.bookingId : null,
    correction,
    done: [],
    requested_by: admin.uid,
    created_at: Timestamp.fromDate(now),
    finished_at: null,
  });
  return null;
}

/** The client as the job or the customer's page shows them, with the customer's id. */
async function clientAt(
  transaction: Transaction,
  start: EditStart,
): Promise<{ readonly from: string; readonly before: CustomerSnapshot }> {
  if ('bookingId' in start) {
    const { stored: job } = await readJob(transaction, start.bookingId);
    return { from: job.customer_id, before: job.customer };
  }
  const before = await customerContact(start.customerId, transaction);
  if (before) return { from: start.customerId, before };
  await refuseWhileSaving(transaction, [start.customerId]);
  const sentence = 'This customer’s record was deleted or moved. Search for the name to find it.';
  throw new AppError('not-found', 'customer gone', sentence);
}

async function refuseWhileSaving(transaction: Transaction, customerIds: readonly string[]): Promise<void> {
  if ((await runningEdits(transaction, customerIds)).length === 0) return;
  const sentence = 'An earlier change to this client is still being saved. Please try again in a minute.';
  throw new AppError('unavailable', 'an edit of this customer is running', sentence);
}
