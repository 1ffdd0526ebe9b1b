import type { Job } from '@domain/job/job';
import { paymentTransitions } from '@domain/payment/payment';
import type { JobTools } from '../actions/job-tools';
import type { SettledState } from './payment-form';
import { paymentAction, type Payable, type PaymentAction } from './use-payment-action';

/** A job as something to pay for. */
export function payableJob({ id, customer, total_price: due }: Job): Payable {
  return { record: 'job', id, clientName: customer.name, due };
}

/** Whether the office can mark the job paid, or waive its payment. */
export function offersSettlement(
  { payment_state, held_payment }: Pick<Job, 'payment_state' | 'held_payment'>,
  state: SettledState,
): boolean {
  return held_payment === null && paymentTransitions[payment_state].includes(state);
}

/** Whether the office can correct a recorded payment or waiver. Online payments are refunded instead. */
export function canBeCorrected({
  payment,
  held_payment: held,
}: Pick<Job, 'payment' | 'held_payment'>): boolean {
  return held === null && payment !== null && payment.by !== 'online';
}

/** The actions on a job's payment. */
export function paymentOf({ act, call, onChanged }: JobTools): PaymentAction {
  return paymentAction({ act, call, onSettled: onChanged });
}
