import { collections } from '@domain/firestore/paths';
import { paymentStates, type HeldPayment, type PaymentState } from '@domain/payment/payment-state';
import type { ListQuery } from '@/firebase/lists/list-query';
import { readField } from '@/firebase/documents/read-field';
import { readHeldPayment } from '@/shared/payment/read-held-payment';

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
  collection: collections.reportPayments,
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
  decode: (id, document) => ({
    id,
    amount: readField.number(document, 'amount'),
    state: readField.oneOf(document, 'state', paymentStates, 'unpaid'),
    by: readField.text(document, 'by'),
    recordedAt:
      readField.textOrNull(document, 'settled_at') ??
      readField.textOrNull(document, 'paid_at') ??
      readField.text(document, 'created_at'),
    held: readHeldPayment(document),
  }),
};
