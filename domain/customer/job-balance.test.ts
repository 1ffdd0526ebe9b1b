import { expect, test } from 'vitest';
import { buildJob } from '../../tools/testing/factories/build-job';
import type { Job } from '../job/job';
import { jobBalance } from './job-balance';

const difference = (state: 'open' | 'settled', amount: number) => ({
  received: 149,
  amount,
  state,
  at: '2026-03-03T10:00:00Z',
  by: 'ann@example.com',
  settled_at: null,
  settled_by: '',
  method: '' as const,
  note: '',
});

const job = buildJob();

test.each<[string, Partial<Job>, number, number]>([
  ['a scheduled job', { status: 'scheduled' }, 0, job.total_price],
  ['a completed job', { status: 'completed' }, job.total_price, 0],
  ['a cancelled job without a charge', { status: 'cancelled' }, 0, 0],
  ['a job that ended with a charge', { status: 'cancelled', charge: 75 }, 75, 0],
  ['a paid job', { status: 'completed', payment_state: 'paid' }, 0, 0],
  ['a waived job', { status: 'scheduled', payment_state: 'waived' }, 0, 0],
  [
    'a paid job whose price went up',
    { status: 'completed', payment_state: 'paid', price_difference: difference('open', 26) },
    26,
    0,
  ],
  [
    'a paid job whose price went down',
    { status: 'completed', payment_state: 'paid', price_difference: difference('open', -20) },
    -20,
    0,
  ],
  [
    'a settled difference',
    { status: 'completed', payment_state: 'paid', price_difference: difference('settled', 26) },
    0,
    0,
  ],
])('%s', (_what, fields, now, later) => {
  expect(jobBalance(buildJob(fields))).toEqual({ now, later });
});
