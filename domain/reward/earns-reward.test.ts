import { expect, test } from 'vitest';
import { paymentStates } from '../payment/payment-state';
import { jobStatuses } from '../job/job-status';
import { earnsReward } from './earns-reward';

const all = jobStatuses.flatMap((status) =>
  paymentStates.map((payment_state) => ({ status, payment_state })),
);

test('only a completed and paid job earns a reward', () => {
  expect(all.filter((job) => earnsReward(job, 35))).toEqual([{ status: 'completed', payment_state: 'paid' }]);
});

test('a referrer who was promised none earns none', () => {
  expect(all.filter((job) => earnsReward(job, 0))).toEqual([]);
});
