import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normalizeEmail } from '@domain/contact/email';
import { correctedFields, isSameClient } from '@domain/customer/client-correction';
import { isSameDetails } from '@domain/customer/customer-differences';
import type { EditCustomer, EditCustomerAnswer } from '@domain/customer/edit-customer';
import { AppError } from '@domain/errors/app-error';
import type { AdminCaller } from '../platform/authorize';
import { customerContact } from '../records/customer/customer-contact';
import { customerEdits, runningEdits } from '../records/customer/customer-edit';
import { customerIdOf } from '../records/customer/customer-id';
import { customers } from '../records/customer/stored-customer';
import { erasureIdOf, erasureReference } from '../records/erasure/erasure';
import { readJob } from '../records/job/read-job';
import { prepareRecord } from './prepare-record';
import { prepareSignOut } from './prepare-sign-out';

type Unsaved = Exclude<EditCustomerAnswer, { readonly state: 'saved' }>;

interface Edit {
  readonly id: string;
  readonly admin: AdminCaller;
  readonly now: Date;
}

/**
 * Changes the customer's record, signs the old address out, and stores the correction to be carried on.
 * @returns null, or why nothing was saved
 * @throws AppError `not-found` for a job that is gone, `unavailable` while an earlier correction or an erasure of this
 * client is running
 */
export async function beginEdit(
  transaction: Transaction,
  { bookingId, client, seen, onFile, joins }: Omit<EditCustomer, 'idempotencyKey'>,
  { id, admin, now }: Edit,
): Promise<Unsaved | null> {
  const { stored: job } = await readJob(transaction, bookingId);
  const correction = { before: job.customer, after: client };
  const from = job.customer_id;
  const isMoved = normalizeEmail(job.customer.email) !== client.email;
  const to = isMoved ? customerIdOf(client.email) : from;
  await refuseWhileRunning(transaction, [from, to], [job.customer.email, client.email]);

  const record = (await transaction.get(customers().doc(from))).data();
  const known = record && { name: record.name, phone: record.phone, address: record.address };
  const overtaken = onFile !== null && (!known || !isSameDetails(known, onFile));
  if (!isSameClient(job.customer, seen) || overtaken) {
    return { state: 'changed', client: job.customer, onFile: known ?? null };
  }
  const other = isMoved && to !== from ? await customerContact(to, transaction) : null;
  if (other && (joins === null || !isSameDetails(other, joins))) return { state: 'joins', other };

  const change = { from, to, correction, replaces: onFile !== null };
  const writeRecord = await prepareRecord(transaction, change, admin, now);
  const signOut = from === to ? null : await prepareSignOut(transaction, from);
  if (correctedFields(correction).length === 0 && onFile === null) return null;
  writeRecord();
  signOut?.write();
  transaction.create(customerEdits().doc(id), {
    state: 'RUNNING',
    from,
    to,
    booking_id: bookingId,
    correction,
    done: [],
    requested_by: admin.uid,
    created_at: Timestamp.fromDate(now),
    finished_at: null,
  });
  return null;
}

async function refuseWhileRunning(
  transaction: Transaction,
  customerIds: readonly string[],
  emails: readonly string[],
): Promise<void> {
  if ((await runningEdits(transaction, customerIds)).length > 0) {
    const sentence = 'An earlier change to this client is still being saved. Please try again in a minute.';
    throw new AppError('unavailable', 'an edit of this customer is running', sentence);
  }
  for (const email of emails) {
    const erasure = (await transaction.get(erasureReference(erasureIdOf(email)))).data();
    if (erasure?.state !== 'RUNNING') continue;
    const sentence = `The data of ${email} is being erased. Please try again once that’s done.`;
    throw new AppError('unavailable', 'an erasure of this address is running', sentence, {
      fields: { 'client.email': sentence },
    });
  }
}
