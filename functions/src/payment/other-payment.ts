import type { Transaction } from 'firebase-admin/firestore';
import type { PaymentState } from '@domain/payment/payment-state';
import type { StoredPayment } from '../records/payment/held-payment';
import { paymentEvents, type StoredPaymentEvent } from '../records/payment/payment-events';
import type { StoredReportPayment } from '../records/payment/stored-payment';
import type { Payer } from './read-payer';

/** What settles a payment after the office's mark is reverted. */
export interface OtherPayment {
  readonly state: PaymentState;
  readonly recorded: StoredPayment | null;
  /** Further fields from the provider, for the report's payment record. */
  readonly provided: Partial<Pick<StoredReportPayment, 'payment_intent'>>;
}

const centsOf = (dollars: number) => Math.round(dollars * 100);

/**
 * An online payment made in addition to the mark and not returned, otherwise the earlier waiver, otherwise unpaid.
 * Reads only.
 */
export async function otherPayment(
  transaction: Transaction,
  { payment, reportId, due }: Payer,
  waived: StoredPayment | null,
): Promise<OtherPayment> {
  const online = payment && (await unusedOnlinePayment(transaction, reportId, due));
  if (online) {
    const { amount, created_at: at, payment_intent } = online;
    const recorded = { amount, method: 'card', note: '', at, by: 'online' } as const;
    return { state: 'paid', recorded, provided: { payment_intent } };
  }
  if (waived) return { state: 'waived', recorded: waived, provided: {} };
  return { state: 'unpaid', recorded: null, provided: {} };
}

/**
 * An online payment of the amount due that arrived when the report was already paid or waived, and was neither refunded nor
 * disputed.
 */
async function unusedOnlinePayment(
  transaction: Transaction,
  reportId: string,
  due: number,
): Promise<StoredPaymentEvent | null> {
  const query = paymentEvents().where('report_id', '==', reportId);
  const events = (await transaction.get(query)).docs.map((event) => event.data());
  const returned = new Set(
    events
      .filter(({ notice }) => notice === 'refunded' || notice === 'disputed')
      .map(({ payment_intent: intent }) => intent),
  );
  const unused = events.find(
    ({ notice, amount, payment_intent: intent }) =>
      notice === 'paid-twice' && centsOf(amount) === centsOf(due) && !returned.has(intent),
  );
  return unused ?? null;
}
