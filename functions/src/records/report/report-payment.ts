import type { Transaction } from 'firebase-admin/firestore';
import type { PaymentState } from '@domain/payment/payment-state';
import type { CheckoutState } from '@domain/payment/report-payment';
import { jobs, storedJob } from '../job/stored-job';
import type { StoredCorrectedPayment } from '../payment/held-payment';
import { paymentReference } from '../payment/stored-payment';

export interface ReportPayment {
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
  /** State of the online payment; null if none was started. */
  readonly checkout: CheckoutState | null;
  /** Whether the office has marked it, and can still undo that. */
  readonly held: boolean;
  /** Payments that the office reverted after they had taken effect. */
  readonly corrected: readonly StoredCorrectedPayment[];
}

/**
 * The amount due for a report and its payment state; the job's values take precedence over the report's own record.
 */
export async function readReportPayment(
  reportId: string,
  bookingId: string | null,
  transaction?: Transaction,
): Promise<ReportPayment> {
  const [payment, jobOf] = [paymentReference(reportId), bookingId === null ? null : jobs().doc(bookingId)];
  const [own, job] = await Promise.all([
    (transaction ? transaction.get(payment) : payment.get()).then((snapshot) => snapshot.data()),
    jobOf ? (transaction ? transaction.get(jobOf) : jobOf.get()).then(storedJob) : undefined,
  ]);
  return {
    amount: job?.total_price ?? own?.amount ?? 0,
    state: job?.payment_state ?? own?.state ?? 'unpaid',
    checkout: own?.checkout?.state ?? null,
    held: ((job ?? own)?.held_payment ?? null) !== null,
    corrected: (job ?? own)?.corrected_payments ?? [],
  };
}
