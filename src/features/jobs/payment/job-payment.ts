import { amountDue } from '@domain/job/amount-due';
import type { Job } from '@domain/job/job';
import { paymentTransitions } from '@domain/payment/payment';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import type { JobTools } from '../actions/job-tools';
import type { SettledState } from './payment-form';
import { paymentAction, type Payable, type PaymentAction } from './use-payment-action';

/** A job as something to pay for. */
export function payableJob(job: Job): Payable {
  const notified = sendsReceipts({ by: job.payment?.by ?? null, origin: job.origin });
  return { record: 'job', id: job.id, clientName: job.customer.name, due: amountDue(job), notified };
}

/** Whether the office can mark the job paid, or waive its payment. Without a charge a cancelled job owes nothing. */
export function offersSettlement(
  job: Pick<Job, 'status' | 'total_price' | 'charge' | 'payment_state' | 'held_payment'>,
  state: SettledState,
): boolean {
  if (job.status === 'cancelled' && amountDue(job) === 0) return false;
  return job.held_payment === null && paymentTransitions[job.payment_state].includes(state);
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
