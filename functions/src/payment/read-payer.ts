import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { amountDue } from '@domain/job/amount-due';
import type { CorrectPayment } from '@domain/payment/payment';
import type { AuditedRecord } from '../platform/audit';
import { jobs, storedJob } from '../records/job/stored-job';
import type {
  StoredCorrectedPayment,
  StoredHeldPayment,
  StoredPayment,
} from '../records/payment/held-payment';
import { paymentReference } from '../records/payment/stored-payment';
import { reportIdOf } from '../records/report/report-id';
import { readReportOfJob } from '../records/report/report-of-job';
import type { Settled } from './prepare-settlement';
import { readDue } from './read-due';

/** A job, or a report without one, and its payment. */
export interface Payer extends Settled {
  /** The record of the payment. */
  readonly record: AuditedRecord;
  /** Whether that record exists yet. */
  readonly stored: boolean;
  /** Sets or drops its mark under undo hold. */
  readonly writeHeld: (held: StoredHeldPayment | null) => void;
  readonly held: StoredHeldPayment | null;
  readonly corrected: readonly StoredCorrectedPayment[];
  /** The payment or waiver; null while unpaid. */
  readonly recorded: (StoredPayment & { readonly replaced: StoredPayment | null }) | null;
}

/** Identifies the job or report. */
export type PayerName = Pick<CorrectPayment, 'record' | 'id'>;

/** The payment of a job or of a report without one, read with the transaction's lock; null if it is gone. */
export function readPayer(transaction: Transaction, { record, id }: PayerName): Promise<Payer | null> {
  return record === 'job' ? payingJob(transaction, id) : payingReport(transaction, id);
}

async function payingJob(transaction: Transaction, id: string): Promise<Payer | null> {
  const record = { collection: collections.bookings, id };
  const reference = jobs().doc(id);
  const job = storedJob(await transaction.get(reference));
  if (!job) return null;
  const before = job.payment_state;
  const report = job.report_created ? await readReportOfJob(transaction, id) : null;
  const reportId = report?.id ?? reportIdOf(id);
  return {
    record,
    stored: true,
    writeHeld: (held) => void transaction.update(reference, { held_payment: held }),
    job: { record, reference, stored: job },
    report,
    reportId,
    payment: (await transaction.get(paymentReference(reportId))).data(),
    due: amountDue(job),
    before,
    held: job.held_payment,
    corrected: job.corrected_payments,
    recorded: before === 'unpaid' ? null : job.payment,
  };
}

async function payingReport(transaction: Transaction, id: string): Promise<Payer | null> {
  const found = await readDue(transaction, id);
  if (!found || found.job) return null;
  const { payment } = found;
  const at = payment?.settled_at ?? payment?.paid_at ?? payment?.created_at;
  const recorded = payment && payment.state !== 'unpaid' && at ? { ...payment, at } : null;
  return {
    ...found,
    record: { collection: collections.reportPayments, id },
    stored: payment !== undefined,
    writeHeld: (held) => void transaction.update(paymentReference(id), { held_payment: held }),
    corrected: payment?.corrected_payments ?? [],
    recorded: recorded && {
      amount: recorded.state === 'paid' ? recorded.amount : 0,
      method: recorded.method,
      note: recorded.note,
      by: recorded.by,
      at: recorded.at,
      replaced: recorded.replaced,
    },
  };
}
