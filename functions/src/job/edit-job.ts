import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import {
  actualChanges,
  differingFields,
  editableOf,
  fieldsEditedIn,
  type JobChanges,
} from '@domain/job/edit-job';
import type { SigningType } from '@domain/legal/legal-text';
import { outdatedDocuments } from '@domain/legal/outdated-documents';
import { differenceOf, newDifference, type DifferenceChoice } from '@domain/payment/price-difference';
import { searchKeys } from '@domain/search/search-keys';
import { openAuditTrail } from '../platform/audit';
import { adminOf, type Caller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { CheckoutOpened, endOpenCheckout, writeCheckoutEnd } from '../payment/end-checkout';
import { readJob } from '../records/job/read-job';
import type { StoredJob } from '../records/job/stored-job';
import { heldMarkSentence } from '../records/payment/held-payment';
import { paymentReference, reportPayments } from '../records/payment/stored-payment';
import { signedDocuments } from '../records/signing/stored-signed-document';

type Asked = Omit<CallRequest<'office-job-edit'>, 'idempotencyKey'>;

/**
 * office-job-edit: changes a job's service, inspection address, price or note after it was accepted. Emails, pages,
 * calendars and the payment screen read the job, so they follow; signed documents stay as they were signed.
 */
export const editJob = callable('office-job-edit', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-edit', idempotencyKey, asked);
  const edit = async () => {
    const ended = asked.changes.total_price === undefined ? null : await endOpenCheckout(asked.bookingId);
    return answerOnce(slot, now, (transaction) => change(transaction, asked, ended, caller, now));
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await edit();
    } catch (error) {
      if (!(error instanceof CheckoutOpened) || attempt === 3) throw error;
    }
  }
});

async function change(
  transaction: Transaction,
  { bookingId, seen, changes: asked, difference }: Asked,
  ended: string | null,
  caller: Caller,
  now: Date,
) {
  const { record, reference, stored: job } = await readJob(transaction, bookingId);
  const before = editableOf(job);
  if (differingFields(before, seen).length > 0) {
    throw new AppError(
      'invalid-input',
      'the job has changed',
      'Someone changed this job while you were editing it. Nothing was saved yet.',
      { current: { ...before } },
    );
  }
  const changes = actualChanges(before, asked);
  if (Object.keys(changes).length === 0) return { bookingId };
  refuseFixed(job, changes);
  const { total_price: price = job.total_price, address = job.customer.address } = changes;
  const customer = { ...job.customer, address };
  const repriced = changes.total_price !== undefined;
  const owed = repriced ? differenceAfter(before.received, price, difference) : null;
  const payments = reportPayments().where('booking_id', '==', bookingId).limit(1);
  const payment = repriced ? (await transaction.get(payments)).docs[0]?.data() : undefined;
  const outdated_documents = outdatedDocuments(await signedFor(transaction, bookingId, job), {
    property_address: address,
    total_price: price,
  });
  const audit = await openAuditTrail(transaction, record, caller, now);

  const price_difference =
    owed && newDifference({ ...owed, price, at: Timestamp.fromDate(now), by: adminOf(caller).email });
  transaction.update(reference, {
    service_type: changes.service_type ?? job.service_type,
    total_price: price,
    special_instructions: changes.special_instructions ?? job.special_instructions,
    customer,
    search_keys: searchKeys(customer),
    outdated_documents,
    ...(repriced && { price_difference }),
    // Calendars take a changed entry only with a higher sequence.
    ...(job.status === 'scheduled' && { calendar_sequence: job.calendar_sequence + 1 }),
  });
  if (payment) {
    writeCheckoutEnd(transaction, payment, ended);
    if (payment.state !== 'paid') transaction.update(paymentReference(payment.report_id), { amount: price });
  }
  audit.append({
    action: 'edited',
    before: { ...before, price_difference: job.price_difference?.amount ?? null },
    changed: { ...changes, ...(price_difference && { price_difference: price_difference.amount }) },
  });
  return { bookingId };
}

/** @throws AppError if the job's status or a payment mark under undo hold fixes one of the fields. */
function refuseFixed(job: StoredJob, changes: JobChanges): void {
  const open = fieldsEditedIn(job.status);
  const fixed = Object.keys(changes).filter((field) => !open.some((name) => name === field));
  if (fixed.length > 0) {
    // Not `already-handled`, which closes the dialog with what was typed.
    const sentence = 'This job is cancelled, so only its note can be changed.';
    const fields = Object.fromEntries(fixed.map((field) => [field, sentence]));
    throw new AppError('invalid-input', `job is ${job.status}`, sentence, { fields });
  }
  const { held_payment: held } = job;
  if (!held || changes.total_price === undefined) return;
  const sentence = heldMarkSentence(held);
  throw new AppError('invalid-input', 'a mark is held', sentence, { fields: { total_price: sentence } });
}

/** The difference to record; null if nothing was received yet. @throws AppError if the office has to choose. */
function differenceAfter(received: number | null, price: number, choice: DifferenceChoice | undefined) {
  if (received === null) return null;
  if (choice === undefined && differenceOf(price, received) !== 0) {
    const sentence = 'Choose what to do with the difference.';
    throw new AppError('invalid-input', 'no choice', sentence, { fields: { difference: sentence } });
  }
  return { received, choice: choice ?? 'settle' };
}

/** What the job's signed documents state. */
async function signedFor(transaction: Transaction, bookingId: string, { forms_status: forms }: StoredJob) {
  const types: readonly SigningType[] = [
    ...(forms.agreement_signed ? (['agreement'] as const) : []),
    ...(forms.media_release_signed ? (['media_release'] as const) : []),
  ];
  const found = await Promise.all(
    types.map(async (type) => [type, await transaction.get(signedDocuments(type).doc(bookingId))] as const),
  );
  return found.flatMap(([type, snapshot]) => {
    const stated = snapshot.data();
    return stated ? [[type, stated] as const] : [];
  });
}
