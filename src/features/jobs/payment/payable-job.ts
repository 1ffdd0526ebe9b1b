import type { Booking } from '@domain/job/booking';
import type { Payable } from './use-payment-action';

/** A job as something to pay for. */
export function payableJob({ id, customer, total_price: due }: Booking): Payable {
  return { record: 'job', id, clientName: customer.name, due };
}

/** Whether the office can correct a recorded payment or waiver. Online payments are refunded instead. */
export function canBeCorrected({
  payment,
  held_payment: held,
}: Pick<Booking, 'payment' | 'held_payment'>): boolean {
  return held === null && payment !== null && payment.by !== 'online';
}
