import { expect, test } from 'vitest';
import { paymentsOf } from './report-payments';

const at = (iso: string) => ({ toDate: () => new Date(iso), toMillis: () => Date.parse(iso) });

const stored = {
  report_id: 'r-1',
  booking_id: null,
  amount: 149,
  currency: 'usd',
  state: 'paid',
  method: 'card',
  note: '',
  by: 'online',
  checkout: null,
  payment_intent: null,
  refunded_amount: 0,
  paid_at: null,
  refunded_at: null,
  created_at: at('2026-03-03'),
};

test.each([
  [{}, '2026-03-03'],
  [{ paid_at: at('2026-03-04') }, '2026-03-04'],
  [{ paid_at: at('2026-03-04'), settled_at: at('2026-03-05') }, '2026-03-05'],
])('a payment with %j was recorded on %s', (fields, day) => {
  const read = paymentsOf(['r-1']).read({ id: 'r-1', data: () => ({ ...stored, ...fields }) });
  expect(read).toEqual({
    state: 'found',
    record: {
      id: 'r-1',
      amount: 149,
      state: 'paid',
      by: 'online',
      recordedAt: `${day}T00:00:00.000Z`,
      held: null,
    },
  });
});
