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

/** The payments of the latest reports. */
export const latestPayments: ListQuery<ReportPaymentRow> = {
  ...rowsOf(
    reportPaymentRecord,
    ({ id, amount, state, by, settled_at, paid_at, created_at, held_payment }) => ({
      id,
      amount,
      state,
      by,
      recordedAt: settled_at ?? paid_at ?? created_at,
      held: held_payment,
    }),
  ),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
};

/** A payment for a report that belongs to no job. */
export interface PaidReport {
  readonly id: string;
  /** US dollars. */
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The reports without a job that were paid since a moment. */
export function paidWithoutJob(since: Date): ListQuery<PaidReport> {
  return {
    ...rowsOf(reportPaymentRecord, ({ id, amount, paid_at, created_at }) => ({
      id,
      amount,
      at: paid_at ?? created_at,
    })),
    where: [
      ['booking_id', '==', null],
      ['state', '==', 'paid'],
      ['paid_at', '>=', since],
    ],
    orderBy: ['paid_at', 'asc'],
    pageSize: 200,
  };
}
