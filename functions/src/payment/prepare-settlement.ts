import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { centsOf } from '@domain/ledger/money-of';
import type { PaymentState } from '@domain/payment/payment-state';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import {
  openMailOccasion,
  settledPayment,
  settledReportPayment,
  waiverOf,
  type Settlement,
  type Unsettled,
} from '@domain/payment/settle-payment';
import { openAuditTrail, type Actor } from '../platform/audit';
import type { ReadJob } from '../records/job/read-job';
import { openLedger } from '../records/ledger/open-ledger';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import {
  newReportPayment,
  paymentReference,
  type StoredReportPayment,
} from '../records/payment/stored-payment';
import { followReferral } from '../records/referral/follow-referral';
import type { ReportWithId } from '../records/report/report-of-job';
import { prepareRelease } from '../records/share/prepare-release';
import { prepareReward } from '../reward/prepare-reward';
import { mails } from '../records/mail/mail-document';

/** What is to be settled. */
export interface Settled {
  readonly job: ReadJob | null;
  readonly report: ReportWithId | null;
  /** The id of the payment record: the report's, also before there is one. */
  readonly reportId: string;
  /** The payment record, if there is one. */
  readonly payment: StoredReportPayment | undefined;
  /** Amount due, in US dollars. */
  readonly due: number;
  readonly before: PaymentState;
}

/** How it is settled, by whom and when. */
export interface Settling extends Settlement<Timestamp> {
  readonly actor: Actor;
  readonly now: Date;
  /** Further fields from the provider, for the report's payment record. */
  readonly provided?: Partial<Pick<StoredReportPayment, 'payment_intent' | 'checkout'>>;
}

interface Prepared {
  readonly write: () => void;
}

/**
 * Settles the payment of a job, its report, or both together: state and details, the referrer's reward, the audit
 * trail, the ledger's row, the client's receipt, a single email to the client that the report can be viewed, and one to the person whom
 * the questionnaire names. Reads only; `write` makes the changes.
 */
export async function prepareSettlement(
  transaction: Transaction,
  found: Settled,
  settling: Settling,
): Promise<Prepared> {
  const { job, report, due, before } = found;
  const unsettled = { due, waiver: waiverOf(before, recordedOf(found)) };
  const parts = [
    job && (await prepareJob(transaction, job, unsettled, settling)),
    (report ?? found.payment) && (await preparePayment(transaction, found, unsettled, settling)),
    report && (await prepareOpenMail(transaction, report, found, settling.now)),
    job && report && (await prepareNamed(transaction, job, report, settling)),
    await prepareRow(transaction, found, unsettled, settling),
  ];
  return {
    write() {
      for (const part of parts) part?.write();
      if (settling.state === 'paid') writeReceipt(transaction, found, settling);
    },
  };
}

/** The ledger's row of what was paid or waived. */
async function prepareRow(
  transaction: Transaction,
  found: Settled,
  unsettled: Unsettled<Timestamp>,
  settling: Settling,
): Promise<Prepared> {
  const ledger = await openLedger(transaction, found);
  const { state, method, at, now, provided } = settling;
  const paid = settledPayment(settling, unsettled);
  const isFee = found.job?.stored.status === 'cancelled';
  const entry = {
    kind: state === 'waived' ? ('waiver' as const) : isFee ? ('fee' as const) : ('payment' as const),
    occasion: state === 'waived' ? ('waiver' as const) : ('payment' as const),
    when: at.toMillis(),
    method,
    providerId: provided?.payment_intent ?? null,
    at: Timestamp.fromDate(now),
  };
  const after =
    state === 'waived'
      ? { received: 0, waived: centsOf(unsettled.due) }
      : { received: centsOf(paid.amount), waived: 0 };
  return { write: () => ledger.append(entry, after) };
}

/** The report for the person whom the questionnaire names, if it waits for this. */
function prepareNamed(
  transaction: Transaction,
  { stored: job }: ReadJob,
  { report }: ReportWithId,
  { state, actor, now }: Settling,
): Promise<Prepared | null> {
  const ready = { job, state, clientHasIt: report.sent_at !== null };
  return prepareRelease(transaction, ready, actor, now);
}

/** The client's receipt by email. A waiver has none. */
function writeReceipt(transaction: Transaction, found: Settled, { at, by, now }: Settling): void {
  const about = receiptAbout(found, by);
  if (!about) return;
  const occasion = String(at.toMillis());
  writeMailIntent(transaction, { ...about, kind: 'payment_receipt', occasion, now, direct: true });
}

/**
 * Whom and what an email about a payment concerns; null if there is none.
 * @param by who recorded the payment: an admin's email address, or `online`
 */
export function receiptAbout({ job, report }: Pick<Settled, 'job' | 'report'>, by: string) {
  if (job && !sendsReceipts({ by, origin: job.stored.origin })) return null;
  if (job) return { subject: job.record, recipient: job.stored.customer.email };
  if (!report) return null;
  return {
    subject: { collection: collections.inspectionReports, id: report.id },
    recipient: report.report.client_email,
  };
}

/** The payment on record, which the job holds if there is one. */
function recordedOf({ job, payment }: Settled) {
  return job ? job.stored.payment : payment && { ...payment, at: payment.settled_at ?? payment.created_at };
}

/** The job's payment and the referrer's reward. */
async function prepareJob(
  transaction: Transaction,
  { record, reference, stored: job }: ReadJob,
  unsettled: Unsettled<Timestamp>,
  settling: Settling,
): Promise<Prepared> {
  const { state, actor, now } = settling;
  const paid = { ...job, bookingId: record.id, payment_state: state };
  const followed = await followReferral(transaction, job.referral_id, actor, now);
  const reward = await prepareReward(transaction, followed, paid, actor, now);
  const audit = await openAuditTrail(transaction, record, actor, now);
  const payment = settledPayment(settling, unsettled);
  return {
    write() {
      const { amount, method, note } = payment;
      transaction.update(reference, { payment_state: state, payment, ...droppedMark(job) });
      audit.append({ action: state, changed: { payment_state: state, amount, method, note } });
      reward?.write();
    },
  };
}

/** The payment record of the report, which is there before it if the client began to pay early. */
async function preparePayment(
  transaction: Transaction,
  { job, reportId, payment: known, due }: Settled,
  unsettled: Unsettled<Timestamp>,
  settling: Settling,
): Promise<Prepared> {
  const { state, actor, now, provided } = settling;
  const record = { collection: collections.reportPayments, id: reportId };
  const audit = await openAuditTrail(transaction, record, actor, now);
  const payment = settledReportPayment(settling, unsettled);
  return {
    write() {
      const { amount, method, note } = payment;
      const fields = { ...payment, ...droppedMark(known), ...provided };
      // Reports from before payments existed have no payment record.
      const bookingId = job?.record.id ?? null;
      const base = known ?? newReportPayment({ reportId, bookingId, amount: due, state: 'unpaid' }, now);
      transaction.set(paymentReference(reportId), { ...base, ...fields });
      audit.append({ action: state, changed: { state, amount, method, note } });
    },
  };
}

/** A pending mark is obsolete once the payment is settled. */
function droppedMark(marked: Pick<StoredReportPayment, 'held_payment'> | undefined) {
  return marked?.held_payment ? { held_payment: null } : {};
}

/** Notifies the client that the report can be viewed; null if they were notified before, or need not be. */
async function prepareOpenMail(
  transaction: Transaction,
  { id, report }: ReportWithId,
  { job, payment, before }: Settled,
  now: Date,
): Promise<Prepared | null> {
  const corrections = ((job?.stored ?? payment)?.corrected_payments ?? []).length;
  const occasion = openMailOccasion(before, { isSent: report.sent_at !== null, corrections });
  if (occasion === null) return null;
  const subject = { collection: collections.inspectionReports, id };
  const intent = { kind: 'report_open' as const, subject, occasion };
  const there = await transaction.get(mails().doc(mailId(intent)));
  if (there.exists) return null;
  return {
    write: () => {
      // The office or the client has just settled it and expects the report.
      writeMailIntent(transaction, { ...intent, recipient: report.client_email, now, direct: true });
    },
  };
}
