import { expect, test } from 'vitest';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { outstandingWords } from './outstanding-words';

const report = (state: 'unpaid' | 'paid', amount: number) => ({ payment: { state, amount } });
const difference = {
  received: 140,
  amount: -20.1,
  state: 'open' as const,
  at: '2026-03-03T10:00:00Z',
  by: 'ann@example.com',
  settled_at: null,
  settled_by: '',
  method: '' as const,
  note: '',
};

test.each([
  [[], [], 'Nothing outstanding'],
  [
    [buildJob({ status: 'scheduled', total_price: 140 })],
    [],
    'Nothing outstanding, $140 due after inspection',
  ],
  [
    [
      buildJob({ status: 'completed', total_price: 140 }),
      buildJob({ status: 'cancelled', charge: 75 }),
      buildJob({ status: 'completed', payment_state: 'paid', price_difference: difference }),
    ],
    [report('unpaid', 200), report('paid', 99)],
    '$415 outstanding, $20.10 to refund',
  ],
])('%#', (jobs, reports, words) => {
  expect(outstandingWords(jobs, reports)).toBe(words);
});
