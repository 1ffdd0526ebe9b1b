import { expect, test } from 'vitest';
import { paymentStates } from '../payment/payment-state';
import { jobStatuses } from '../job/job-status';
import { earnsReward } from './earns-reward';

const all = jobStatuses.flatMap((status) =>
  paymentStates.map((payment_state) => ({ status, payment_state })),
);

test('only a completed and paid job earns a reward', () => {
  expect(all.filter((job) => earnsReward(job, 'agent', { agent: true, 'home-inspector': true }))).toEqual([
    { status: 'completed', payment_state: 'paid' },
  ]);
});

test('a referrer kind without a reward offer earns none', () => {
  const offered = { agent: true, 'home-inspector': false };
  const job = { status: 'completed', payment_state: 'paid' } as const;
  expect(earnsReward(job, 'home-inspector', offered)).toBe(false);
  expect(earnsReward(job, 'agent', offered)).toBe(true);
});
