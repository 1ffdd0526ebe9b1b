import type { Job } from '@domain/job/job';
import type { Payable } from './use-payment-action';

/** A job as something to pay for. */
export function payableJob({ id, customer, total_price: due }: Job): Payable {
  return { record: 'job', id, clientName: customer.name, due };
}

/** Whether the office can correct a recorded payment or waiver. Online payments are refunded instead. */
export function canBeCorrected({
  payment,
  held_payment: held,
}: Pick<Job, 'payment' | 'held_payment'>): boolean {
  return held === null && payment !== null && payment.by !== 'online';
}
