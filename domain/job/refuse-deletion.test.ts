import { expect, test } from 'vitest';
import { newDifference } from '../payment/price-difference';
import type { HeldPayment, Payment } from '../payment/payment-state';
import { unsettledMoney } from './refuse-deletion';

const unpaid = {
  status: 'scheduled',
  payment_state: 'unpaid',
  payment: null,
  held_payment: null,
  price_difference: null,
  card_refund_at: null,
  total_price: 150,
} as const;
const paid = { ...unpaid, payment_state: 'paid', payment: { amount: 120 } as Payment<unknown> } as const;
const owed = (choice: 'settle' | 'waive') =>
  newDifference<unknown>({ received: 120, price: 0, choice, at: null, by: 'desk@example.com' });
const cancelled = { ...paid, status: 'cancelled' } as const;

test.each([
  ['an unpaid job', unpaid],
  ['a waived job', { ...unpaid, payment_state: 'waived' }],
  ['a completed job that was paid', { ...paid, status: 'completed' }],
  ['a cancelled job whose payment is kept', { ...cancelled, price_difference: owed('waive') }],
  [
    'a completed job whose client owes the difference',
    {
      ...paid,
      status: 'completed',
      price_difference: { ...owed('settle'), amount: 29 },
    },
  ],
] as const)('%s can be deleted', (_what, job) => {
  expect(unsettledMoney(job)).toBeNull();
});

test.each([
  ['a paid appointment', paid, /^The client paid \$120 for this job\. Cancel the job first/],
  ['a paid pending job', { ...paid, status: 'pending' }, /Cancel the job first/],
  ['a paid visit under way', { ...paid, status: 'in_progress' }, /End the job without an inspection first/],
  [
    'money owed to the client',
    { ...cancelled, price_difference: owed('settle') },
    /^The client is still owed \$120 for this job\. Record the refund first/,
  ],
  [
    'a refund on its way',
    { ...cancelled, price_difference: owed('settle'), card_refund_at: {} },
    /^A refund of \$120 to the client’s card is on its way/,
  ],
  [
    'a payment just marked',
    { ...unpaid, held_payment: { state: 'paid', by: 'bo@example.com' } as HeldPayment<unknown> },
    /^This job was just marked paid by bo@example\.com\./,
  ],
] as const)('%s keeps the job', (_what, job, sentence) => {
  expect(unsettledMoney(job)).toMatch(sentence);
});
