import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { hiddenCode, withHiddenCodes } from '@domain/job/access-codes';
import {
  actualChanges,
  asShownNow,
  differingFields,
  editableOf,
  fieldsEditedIn,
  servicesFor,
  type JobChanges,
} from '@domain/job/edit-job';
import { isJobOver } from '@domain/job/job-status';
import { heldMarkSentence } from '@domain/payment/payment-state';
import { differenceOf, newDifference, type DifferenceChoice } from '@domain/payment/price-difference';
import { searchKeys } from '@domain/search/search-keys';
import type { ServicesSettings } from '@domain/settings/settings';
import { openAuditTrail } from '../platform/audit';
import { adminOf, type Caller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { CheckoutOpen, endOpenCheckout, writeCheckoutEnd } from '../payment/end-checkout';
import type { OpenedJob } from './prepare-cancel';
import { newlyMeeting } from './refuse-taken';
import { readJob } from '../records/job/read-job';
import type { StoredJob } from '../records/job/stored-job';
import { prepareWaiver } from '../records/ledger/prepare-waiver';
import { paymentReference, reportPayments } from '../records/payment/stored-payment';
import { preparePlaceOfJob } from '../records/report/prepare-place';
import { outdatedFor } from '../records/signing/outdated-for';

type Asked = Omit<CallRequest<'office-job-edit'>, 'idempotencyKey'>;

/**
 * office-job-edit: changes a job's service, inspection address, price, deadline or note after it was accepted. Emails, pages,
 * calendars and the payment screen read the job, so they follow; signed documents stay as they were signed.
 */
export const editJob = callable('office-job-edit', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-edit', idempotencyKey, asked);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answerOnce(slot, now, (transaction) => change(transaction, asked, caller, now));
    } catch (error) {
      if (!(error instanceof CheckoutOpen) || attempt === 3) throw error;
      // Only now, because an edit that is refused must leave the payment page open.
      await endOpenCheckout(asked.bookingId);
    }
  }
});

async function change(
  transaction: Transaction,
  { bookingId, seen, changes: asked, difference }: Asked,
  caller: Caller,
  now: Date,
) {
  const { record, reference, stored: job } = await readJob(transaction, bookingId);
  const before = editableOf(job);
  const shown = { ...seen, deadline: seen.deadline ?? before.deadline };
  if (differingFields(before, asShownNow(shown, job.status)).length > 0) {
    throw new AppError(
      'invalid-input',
      'the job has changed',
      'Someone changed this job while you were editing it. Nothing was saved yet.',
      { current: { ...before } },
    );
  }
  const changes = withStoredCodes(actualChanges(before, asked), job);
  if (Object.keys(changes).length === 0) return { bookingId };
  refuseFixed(job, changes);
  if (changes.service_type !== undefined) {
    const { services } = (await settingsIn(transaction)).settings;
    refuseUnoffered(services, job, changes.service_type);
    await refuseLonger(transaction, { bookingId, job }, changes.service_type);
  }
  const { total_price: price = job.total_price, address = job.customer.address } = changes;
  const customer = { ...job.customer, address };
  const repriced = changes.total_price !== undefined;
  const owed = repriced ? differenceAfter(before.received, price, difference) : null;
  const payments = reportPayments().where('booking_id', '==', bookingId).limit(1);
  const payment = repriced ? (await transaction.get(payments)).docs[0]?.data() : undefined;
  const outdated_documents = await outdatedFor(transaction, bookingId, job, {
    property_address: address,
    total_price: price,
  });
  const place = await preparePlaceOfJob(transaction, { bookingId, job }, address);
  const price_difference =
    owed && newDifference({ ...owed, price, at: Timestamp.fromDate(now), by: adminOf(caller).email });
  const waive = await prepareWaiver(
    transaction,
    { bookingId, job },
    repriced ? { price_difference } : {},
    now,
  );
  const audit = await openAuditTrail(transaction, record, caller, now);

  transaction.update(reference, {
    service_type: changes.service_type ?? job.service_type,
    total_price: price,
    ...(changes.deadline !== undefined && { deadline: changes.deadline || null }),
    // A note may have new codes, which retention has to find.
    ...(changes.special_instructions !== undefined && {
      special_instructions: changes.special_instructions,
      codes_erased: false,
    }),
    customer,
    ...place.changes,
    search_keys: searchKeys(customer),
    outdated_documents,
    ...(repriced && { price_difference }),
    // Calendars take a changed entry only with a higher sequence.
    ...(job.status === 'scheduled' && { calendar_sequence: job.calendar_sequence + 1 }),
  });
  place.write();
  waive();
  if (payment) {
    writeCheckoutEnd(transaction, payment);
    if (payment.state !== 'paid') transaction.update(paymentReference(payment.report_id), { amount: price });
  }
  audit.append({
    action: 'edited',
    before: { ...before, price_difference: job.price_difference?.amount ?? null },
    changed: { ...changes, ...(price_difference && { price_difference: price_difference.amount }) },
  });
  return { bookingId };
}

/**
 * The changes with the stored codes in place of their masks: once a job is over, its note is shown without them.
 * @throws AppError `invalid-input` if it is unknown which codes a changed note keeps
 */
function withStoredCodes(changes: JobChanges, job: StoredJob): JobChanges {
  const { special_instructions: typed } = changes;
  if (typed === undefined || !isJobOver(job.status)) return changes;
  const special_instructions = withHiddenCodes(typed, job.special_instructions);
  if (special_instructions !== null) return { ...changes, special_instructions };
  const sentence = `Keep each ${hiddenCode} in the note, or delete all of them.`;
  throw new AppError('invalid-input', 'unclear which codes stay', sentence, {
    fields: { special_instructions: sentence },
  });
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

/** @throws AppError `invalid-input` if this service can't be chosen for the job. */
function refuseUnoffered(services: ServicesSettings, job: StoredJob, service: string): void {
  if (servicesFor(services, job.service_type).includes(service)) return;
  const fields = { 'changes.service_type': 'Choose an inspection type.' };
  throw new AppError('invalid-input', 'no such service', 'Please check the highlighted fields.', { fields });
}

/** @throws AppError `invalid-input` if the service takes so long that another job begins meanwhile, and nobody else can do that one. */
async function refuseLonger(
  transaction: Transaction,
  opened: OpenedJob,
  service_type: string,
): Promise<void> {
  const meeting = await newlyMeeting(transaction, opened, service_type);
  if (meeting === null) return;
  const sentence =
    meeting.name === null
      ? 'This inspection takes longer, and there’s another job then. Move one of the two first.'
      : `This inspection takes longer, and ${meeting.name} has another job then. Move this job or assign it to someone else first.`;
  const fields = { 'changes.service_type': sentence };
  throw new AppError('invalid-input', 'inspector taken', 'Please check the highlighted fields.', { fields });
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
