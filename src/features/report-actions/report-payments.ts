import { collections } from '@domain/firestore/paths';
import { paymentStates, type PaymentState } from '@domain/job/booking';
import type { ListQuery } from '@/firebase/list-query';
import { readField } from '@/firebase/read-field';

/** What is due for a report. */
export interface ReportPaymentRow {
  /** The report's. */
  readonly id: string;
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
}

/** Of the reports that were written last, as each comes with its payment. */
export const latestPayments: ListQuery<ReportPaymentRow> = {
  collection: collections.reportPayments,
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
  decode: (id, document) => ({
    id,
    amount: readField.number(document, 'amount'),
    state: readField.oneOf(document, 'state', paymentStates, 'unpaid'),
  }),
};
