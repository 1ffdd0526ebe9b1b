import type { PaymentState } from '@domain/payment/payment-state';
import type { StoredCorrectedPayment } from '../records/payment/held-payment';

/** Whether there is a receipt to download, and whether it is void. */
export function receiptShown(
  state: PaymentState | undefined,
  corrected: readonly StoredCorrectedPayment[] = [],
): { readonly receipt: boolean; readonly receipt_voided: boolean } {
  const paid = state === 'paid';
  const voided = !paid && corrected.some((payment) => payment.state === 'paid');
  return { receipt: paid || voided, receipt_voided: voided };
}
