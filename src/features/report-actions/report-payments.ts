import { reportPaymentRecord } from '@domain/payment/report-payment-record';
import type { HeldPayment, PaymentState } from '@domain/payment/payment-state';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The amount due for a report. */
export interface ReportPaymentRow {
  /** The report's id. */
  readonly id: string;
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
  /** The admin's email address, or `online`; empty while unpaid. */
  readonly by: string;
  /** When it was recorded, ISO 8601. */
  readonly recordedAt: string;
  readonly held: HeldPayment | null;
}

const payments = rowsOf(
  reportPaymentRecord,
  ({ id, amount, state, by, settled_at, paid_at, created_at, held_payment }) => ({
    id,
    amount,
    state,
    by,
    recordedAt: settled_at ?? paid_at ?? created_at,
    held: held_payment,
  }),
);

/** The most values in one Firestore `in` query. */
const comparedAtOnce = 30;

/** The payments of these reports, at least one; of more than 30, of the first ones. */
export function paymentsOf(reportIds: readonly string[]): ListQuery<ReportPaymentRow> {
  return {
    ...payments,
    where: [['report_id', 'in', reportIds.slice(0, comparedAtOnce)]],
    orderBy: ['report_id', 'asc'],
    pageSize: comparedAtOnce,
  };
}

/** The unpaid reports without a job, longest waiting first. */
export const unpaidWithoutJob: ListQuery<ReportPaymentRow> = {
  ...payments,
  where: [
    ['booking_id', '==', null],
    ['state', '==', 'unpaid'],
  ],
  orderBy: ['created_at', 'asc'],
  pageSize: 100,
};
