import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import type { PaymentMethod } from '@domain/payment/payment-method';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import type { readBooking } from '../records/job/read-booking';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import type { StoredSettled } from '../records/payment/held-payment';
import { paymentReference, type StoredReportPayment } from '../records/payment/stored-payment';
import { followReferral } from '../records/referral/follow-referral';
import type { ReportWithId } from '../records/report/report-of-job';
import { prepareReward } from '../reward/prepare-reward';

export interface Settlement {
  readonly state: 'paid' | 'waived';
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** The admin's email address, or `online`. */
  readonly by: string;
  /** US dollars paid; defaults to the amount due. */
  readonly amount?: number;
  /** When it was paid or waived; defaults to now. */
  readonly at?: Date;
  /** Further fields from the provider, for the report's payment record. */
  readonly provided?: Readonly<Record<string, unknown>>;
}

type Job = Awaited<ReturnType<typeof readBooking>>;

export interface Settled {
  readonly job: Job | null;
  readonly report: ReportWithId | null;
  /** The report's payment record, if it was read. */
  readonly payment?: StoredReportPayment | undefined;
  /** Amount due, in US dollars. */
  readonly due: number;
  readonly before: PaymentState;
}

/**
 * Settles the payment of a job, its report, or both together: state and details, the referrer's reward, the audit
 * trail, and a single email to the client that the report can be viewed. Reads only; `write` makes the changes.
 */
export async function prepareSettlement(
  transaction: Transaction,
  { job, report, payment: known, due, before }: Settled,
  { state, method, note, by, amount, at: settledAt, provided = {} }: Settlement,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  const bookingId = job?.record.id;
  const followed = job && (await followReferral(transaction, job.booking.referral_id, actor, now));
  const reward =
    job && bookingId !== undefined
      ? await prepareReward(
          transaction,
          followed,
          { ...job.booking, bookingId, payment_state: state },
          actor,
          now,
        )
      : null;
  const jobTrail = job && (await openAuditTrail(transaction, job.record, actor, now));
  const payment = report && { collection: collections.reportPayments, id: report.id };
  const paymentTrail = payment && (await openAuditTrail(transaction, payment, actor, now));
  const corrected = (job?.booking ?? known)?.corrected_payments ?? [];
  const told =
    report && before === 'unpaid' ? await prepareOpenMail(transaction, report, corrected.length, now) : null;

  const at = Timestamp.fromDate(settledAt ?? now);
  const paid = state === 'paid' ? (amount ?? due) : 0;
  const replaced = before === 'waived' ? replacedBy(job, known) : null;
  return {
    write() {
      if (job) {
        transaction.update(job.reference, {
          payment_state: state,
          payment: { amount: paid, method, note, at, by, ...(replaced && { replaced }) },
          // A pending mark is obsolete once the payment is settled.
          ...(job.booking.held_payment && { held_payment: null }),
        });
        jobTrail?.append({ action: state, changed: { payment_state: state, amount: paid, method, note } });
      }
      if (report) {
        const settled = {
          state,
          method,
          note,
          by,
          settled_at: at,
          paid_at: state === 'paid' ? at : null,
          ...(replaced && { replaced }),
          ...(known?.held_payment && { held_payment: null }),
          ...provided,
        };
        const own = { ...settled, amount: state === 'paid' ? paid : due };
        transaction.set(paymentReference(report.id), own, { merge: true });
        paymentTrail?.append({ action: state, changed: { state, amount: own.amount, method, note } });
      }
      reward?.write();
      told?.write();
    },
  };
}

/** The waiver that a payment replaces; applies again if the payment is corrected. */
function replacedBy(job: Job | null, known: StoredReportPayment | undefined): StoredSettled | null {
  const { method, note, at, by } =
    (job ? job.booking.payment : known && { ...known, at: known.settled_at ?? known.created_at }) ?? {};
  if (method === undefined || note === undefined || !at || by === undefined) return null;
  return { amount: 0, method, note, at, by };
}

/**
 * Notifies the client that the report can be viewed: once, and once more after each correction that locked it. Null
 * if the client was never sent the report.
 */
async function prepareOpenMail(
  transaction: Transaction,
  { id, report }: ReportWithId,
  corrections: number,
  now: Date,
) {
  if (report.sent_at === null) return null;
  const subject = { collection: collections.inspectionReports, id };
  const occasion = corrections > 0 ? `corrected-${corrections}` : '';
  const intent = { kind: 'report_open' as const, subject, occasion };
  const there = await transaction.get(firestore().collection(collections.mail).doc(mailId(intent)));
  if (there.exists) return null;
  return {
    write: () => {
      // The office or the client has just settled it and expects the report.
      writeMailIntent(transaction, { ...intent, recipient: report.client_email, now, direct: true });
    },
  };
}
