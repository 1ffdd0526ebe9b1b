import { chargePaid } from '@domain/job/ending-words';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import { receiptNumber } from '@domain/payment/receipt-number';
import { movedSince } from '@domain/payment/price-difference';
import { toReportForm } from '@domain/report/report-record';
import type { ReceiptContent } from '../pdf/receipt/receipt-content';
import { loadJob } from '../records/job/stored-job';
import type { StoredCorrectedPayment, StoredPayment } from '../records/payment/held-payment';
import { reportPayments } from '../records/payment/stored-payment';
import { reports } from '../records/report/stored-report';

export const receiptKinds = ['job-receipt', 'report-receipt'] as const;

/** What was paid: a job, or a report without a job. */
export interface ReceiptSubject {
  readonly kind: (typeof receiptKinds)[number];
  /** The job's id, or the report's. */
  readonly id: string;
}

export interface Receipt {
  readonly customerId: string | null;
  readonly content: ReceiptContent;
}

/**
 * The receipt of a payment, or the voided one if the office corrected it; null if nothing was ever paid, or the
 * record is gone. A waiver has none.
 */
export function receiptOf({ kind, id }: ReceiptSubject): Promise<Receipt | null> {
  return kind === 'job-receipt' ? receiptOfJob(id) : receiptOfReport(id);
}

async function receiptOfJob(bookingId: string): Promise<Receipt | null> {
  const job = await loadJob(bookingId);
  if (!job) return null;
  const recorded = job.payment_state === 'paid' ? job.payment : null;
  const receipt = paid(bookingId, recorded, job.corrected_payments);
  if (!receipt) return null;
  const moved = recorded ? movedSince(recorded, job.price_difference) : 0;
  const payments = reportPayments().where('booking_id', '==', bookingId);
  const [report] = (await payments.limit(1).get()).docs;
  return {
    customerId: job.customer_id,
    content: {
      ...receipt,
      // A refund at the provider that the office has also recorded counts once.
      refunded: Math.max(report?.data().refunded_amount ?? 0, -moved),
      paidLater: Math.max(moved, 0),
      service: job.service_type,
      charge: chargePaid(
        { ending: job.ending, endedAt: job.cancellation?.at.toDate() ?? null },
        receipt.paidAt,
      ),
      inspectionDate: job.scheduled_date,
      clientName: job.customer.name,
      propertyAddress: job.customer.address,
    },
  };
}

async function receiptOfReport(reportId: string): Promise<Receipt | null> {
  const [report, payment] = await Promise.all([
    reports()
      .doc(reportId)
      .get()
      .then((snapshot) => snapshot.data()),
    reportPayments()
      .doc(reportId)
      .get()
      .then((snapshot) => snapshot.data()),
  ]);
  if (!report || report.booking_id !== null || !payment) return null;
  const recorded = payment.state === 'paid' && payment.paid_at ? { ...payment, at: payment.paid_at } : null;
  const receipt = paid(reportId, recorded, payment.corrected_payments);
  if (!receipt) return null;
  const form = toReportForm(report);
  return {
    customerId: report.customer_id,
    content: {
      ...receipt,
      refunded: payment.refunded_amount,
      paidLater: 0,
      charge: '',
      service: report.sewer_scope_type || report.inspection_type || 'Sewer inspection',
      inspectionDate: report.report_date,
      clientName: form.clientName,
      propertyAddress: form.propertyAddress,
    },
  };
}

type Paid = Pick<StoredPayment, 'amount' | 'method' | 'at'>;

/** The payment that a receipt shows: the current one, otherwise the last corrected one. */
function paid(id: string, recorded: Paid | null, corrected: readonly StoredCorrectedPayment[]) {
  const voided = corrected
    .filter(({ state }) => state === 'paid')
    .map((payment, index) => ({
      payment,
      number: receiptNumber(id, payment.at.toDate(), index),
      voidedAt: payment.corrected_at.toDate(),
    }));
  const last = voided.at(-1);
  const payment = recorded ?? last?.payment;
  if (!payment) return null;
  return {
    number: recorded ? receiptNumber(id, recorded.at.toDate(), voided.length) : (last?.number ?? ''),
    paidAt: payment.at.toDate(),
    method: payment.method === '' ? '' : paymentMethodLabels[payment.method],
    amount: payment.amount,
    voidedAt: recorded ? null : (last?.voidedAt ?? null),
    voidedBefore: (recorded ? voided : voided.slice(0, -1)).map(({ number, voidedAt }) => ({
      number,
      voidedAt,
    })),
  };
}
