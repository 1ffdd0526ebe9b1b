import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import type { PaymentMethod } from '@domain/payment/payment-method';
import type { readBooking } from '../job/read-booking';
import { mailId, writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { followReferral } from '../referral/follow-referral';
import type { StoredReport } from '../report/stored-report';
import { prepareReward } from '../reward/prepare-reward';
import { paymentReference } from './stored-payment';

export interface Settlement {
  readonly state: 'paid' | 'waived';
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** The admin's e-mail address, or `online`. */
  readonly by: string;
  /** What was paid, in US dollars; what is due where left out. */
  readonly amount?: number;
  /** More of the provider's, for the report's own record. */
  readonly provided?: Readonly<Record<string, unknown>>;
}

type Job = Awaited<ReturnType<typeof readBooking>>;

export interface SettledReport {
  readonly id: string;
  readonly report: StoredReport;
}

interface Settled {
  readonly job: Job | null;
  readonly report: SettledReport | null;
  /** What is due, in US dollars. */
  readonly due: number;
  readonly before: PaymentState;
}

/**
 * Settles what is due for a job, its report, or both in step: state and details, the reward of whoever referred the job,
 * the trail, and, once, the client's word that the report is open. Reads only; `write` does the rest.
 */
export async function prepareSettlement(
  transaction: Transaction,
  { job, report, due, before }: Settled,
  { state, method, note, by, amount, provided = {} }: Settlement,
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
  const told = report && before === 'unpaid' ? await prepareOpenMail(transaction, report, now) : null;

  const at = Timestamp.fromDate(now);
  const paid = state === 'paid' ? (amount ?? due) : 0;
  return {
    write() {
      if (job) {
        transaction.update(job.reference, {
          payment_state: state,
          payment: { amount: paid, method, note, at, by },
        });
        jobTrail?.append({ action: state, changed: { payment_state: state, amount: paid, method, note } });
      }
      if (report) {
        const settled = { state, method, note, by, paid_at: state === 'paid' ? at : null, ...provided };
        const own = { ...settled, amount: state === 'paid' ? paid : due };
        transaction.set(paymentReference(report.id), own, { merge: true });
        paymentTrail?.append({ action: state, changed: { state, amount: own.amount, method, note } });
      }
      reward?.write();
      told?.write();
    },
  };
}

/** Tells the client, once, that the report is open; nothing where the client was not told of the report yet. */
async function prepareOpenMail(transaction: Transaction, { id, report }: SettledReport, now: Date) {
  if (report.sent_at === null) return null;
  const subject = { collection: collections.inspectionReports, id };
  const intent = { kind: 'report_open' as const, subject };
  const there = await transaction.get(firestore().collection(collections.mail).doc(mailId(intent)));
  if (there.exists) return null;
  return {
    write: () => {
      writeMailIntent(transaction, { ...intent, recipient: report.client_email, now });
    },
  };
}

/** The report of a job; null where it has none yet. Reads only. */
export async function readReportOfJob(
  transaction: Transaction,
  bookingId: string,
): Promise<SettledReport | null> {
  const query = firestore()
    .collection(collections.inspectionReports)
    .where('booking_id', '==', bookingId)
    .limit(1);
  const found = (await transaction.get(query)).docs[0];
  return found ? { id: found.id, report: found.data() as StoredReport } : null;
}
