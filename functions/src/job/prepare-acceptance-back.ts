import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { acceptanceUndone, dependsOnAcceptance, type AcceptanceUndone } from '@domain/job/undo-acceptance';
import { refuseLateUndo, tooLate } from '@domain/job/refuse-late-undo';
import { openAuditTrail, type Actor } from '../platform/audit';
import { lastEntry } from '../platform/last-entry';
import { readable, readableRecord } from '../platform/readable';
import { prepareKeysBack } from '../records/access/prepare-keys-back';
import { acceptances, type Acceptance } from '../records/job/acceptance';
import { jobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { rootOf } from '../records/property/find-property';
import { mails } from '../records/mail/mail-document';
import { prepareWithdrawal } from '../records/mail/withdraw-mail';
import { mailId } from '../records/mail/write-mail-intent';
import { reportPayments, type StoredCheckout } from '../records/payment/stored-payment';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { restoredFields } from '../records/request/restored-fields';
import { requests } from '../records/request/stored-request';
import { scheduleMail } from './prepare-assignment';
import { approvalMail } from './prepare-job';
import { prepareCustomerBack } from './prepare-customer-back';

/** A job whose acceptance is to be undone. */
interface Accepted {
  readonly bookingId: string;
  readonly job: StoredJob;
  readonly at: Timestamp;
  readonly acceptance: Acceptance;
}

/** The audit trail's word for it, on all records that it changes. */
export const acceptanceUndoneAction = 'acceptance-undone';

/**
 * Reverts the acceptance of a request or referral as a job, with all that it changed: the job, its key, the customer's
 * record, the request, the referral and the emails about it. Reads only; `write` makes the changes.
 * @throws AppError `already-handled` if its time is over or something depends on the job
 */
export async function prepareAcceptanceBack(
  transaction: Transaction,
  bookingId: string,
  actor: Actor,
  now: Date,
): Promise<Omit<AcceptanceUndone, 'id'> & { readonly write: () => void }> {
  const record = { collection: collections.bookings, id: bookingId };
  const reference = jobs().doc(bookingId);
  const accepted = await readAccepted(transaction, bookingId, now);
  const { job, at, acceptance } = accepted;
  await refuseDependents(transaction, accepted);
  const mail = await prepareWithdrawal(transaction, approvalOf(accepted));
  if (!mail) throw tooLate();
  const notice =
    job.inspector_id === null
      ? null
      : await prepareWithdrawal(transaction, scheduleMail(job.inspector_id, bookingId, at.toDate()));
  const request = await prepareRequestBack(transaction, accepted, actor, now);
  const referral = await prepareMoveBack(transaction, job.referral_id, { to: 'scheduled', at }, actor, now);
  const customer = await prepareCustomerBack(transaction, accepted, actor, now);
  const extendedTo = job.forms_link?.expires_at ?? null;
  const keys = await prepareKeysBack(
    transaction,
    bookingId,
    { at, extendedTo, end: acceptance.link_end },
    now,
  );
  const restored = acceptance.job && (await inPlace(transaction, acceptance.job));
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    isPending: acceptance.job !== null,
    restored: request ? 'request' : referral ? 'referral' : null,
    write() {
      if (restored) transaction.update(reference, restored);
      else transaction.delete(reference);
      transaction.delete(acceptances().doc(bookingId));
      keys.write();
      mail.write();
      notice?.write();
      request?.write();
      referral?.write();
      customer?.write();
      audit.append({ action: acceptanceUndoneAction, changed: { ...acceptance.job } });
    },
  };
}

/** What the job becomes again. Its property may have been merged meanwhile. */
async function inPlace(
  transaction: Transaction,
  job: NonNullable<Acceptance['job']>,
): Promise<NonNullable<Acceptance['job']>> {
  if (job.property_id === null || job.property_id === '') return job;
  return { ...job, property_id: await rootOf(transaction, job.property_id) };
}

/** @throws AppError `already-handled` if it was undone or can no longer be, `not-found` if the job is gone otherwise */
async function readAccepted(transaction: Transaction, bookingId: string, now: Date): Promise<Accepted> {
  const record = { collection: collections.bookings, id: bookingId };
  const job = storedJob(await transaction.get(jobs().doc(bookingId)));
  if (!job || job.status === 'pending') {
    const last = await lastEntry(transaction, record);
    if (last?.action === acceptanceUndoneAction) throw acceptanceUndone();
    if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  }
  const at = job.accepted_at;
  refuseLateUndo(at, now);
  const acceptance = (await transaction.get(acceptances().doc(bookingId))).data();
  if (!acceptance?.accepted_at.isEqual(at)) throw tooLate();
  return { bookingId, job, at, acceptance };
}

function approvalOf({ bookingId, acceptance }: Accepted) {
  return approvalMail(bookingId, { takenOver: acceptance.job !== null });
}

/** @throws AppError `already-handled` if something that followed the acceptance depends on the job */
async function refuseDependents(transaction: Transaction, accepted: Accepted): Promise<void> {
  const { bookingId, job, at } = accepted;
  const last = await lastEntry(transaction, { collection: collections.bookings, id: bookingId });
  const payments = await transaction.get(reportPayments().where('booking_id', '==', bookingId));
  const about = await transaction.get(mails().where('subject.id', '==', bookingId));
  const approval = mailId(approvalOf(accepted));
  const isSince = ({ created_at: made }: { readonly created_at: Timestamp }) =>
    made.toMillis() >= at.toMillis();
  const sentence = dependsOnAcceptance({
    job,
    payment: payments.docs.some((payment) => {
      const stored = readableRecord(payment);
      return !stored || isSince(stored) || isOpen(stored.checkout);
    }),
    mail: readable(about.docs).some(({ id, stored }) => id !== approval && isSince(stored)),
    // The entry of the acceptance has the time of the acceptance.
    lastAction: last && !last.at.isEqual(at) ? last.action : null,
  });
  if (sentence) throw new AppError('already-handled', 'the job is depended on', sentence);
}

/** Whether a client may be paying right now. */
function isOpen(checkout: StoredCheckout | null): boolean {
  return checkout !== null && ['opening', 'open', 'processing'].includes(checkout.state);
}

/** The request that became the job, as it was; null if the job came from a referral, or the request is gone. */
async function prepareRequestBack(
  transaction: Transaction,
  { bookingId, job: { lead_id: leadId }, at }: Accepted,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (leadId === null) return null;
  const record = { collection: collections.leads, id: leadId };
  const reference = requests().doc(leadId);
  const request = (await transaction.get(reference)).data();
  // A referral may have taken over the pending job of a request, which stayed as it was.
  if (request?.booking_id !== bookingId || !request.handled_at?.isEqual(at)) return null;
  const audit = await openAuditTrail(transaction, record, actor, now);
  const restored = restoredFields(request);
  return {
    write() {
      transaction.update(reference, restored);
      audit.append({ action: acceptanceUndoneAction, changed: { status: restored.status } });
    },
  };
}
