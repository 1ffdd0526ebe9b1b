import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/payment/payment-state';
import type { CheckoutState } from '@domain/payment/report-payment';
import { firestore } from '../../platform/firestore';
import { storedJob } from '../job/stored-job';
import type { StoredCorrectedPayment } from '../payment/held-payment';
import { paymentReference, storedPayment } from '../payment/stored-payment';

export interface ReportPayment {
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
  /** State of the online payment; null if none was started. */
  readonly checkout: CheckoutState | null;
  /** Payments that the office reverted after they had taken effect. */
  readonly corrected: readonly StoredCorrectedPayment[];
}

/**
 * The amount due for a report and its payment state; the job's values take precedence over the report's own record.
 */
export async function readReportPayment(reportId: string, bookingId: string | null): Promise<ReportPayment> {
  const jobReference = bookingId && firestore().collection(collections.bookings).doc(bookingId);
  const [own, job] = await Promise.all([
    paymentReference(reportId).get().then(storedPayment),
    jobReference ? jobReference.get().then(storedJob) : undefined,
  ]);
  return {
    amount: job?.total_price ?? own?.amount ?? 0,
    state: job?.payment_state ?? own?.state ?? 'unpaid',
    checkout: own?.checkout?.state ?? null,
    corrected: (job ?? own)?.corrected_payments ?? [],
  };
}
