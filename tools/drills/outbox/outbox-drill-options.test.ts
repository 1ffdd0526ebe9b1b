import { expect, it } from 'vitest';
import { Failure } from '../../console/failure.mjs';
import { outboxDrillArguments } from './outbox-drill-options';

it('uses 200 referrals from 20 devices and a random seed by default', () => {
  expect(outboxDrillArguments([])).toMatchObject({ count: 200, devices: 20, within: 60 });
  expect(outboxDrillArguments(['--seed', '7', '--count', '8'])).toMatchObject({
    seed: '7',
    count: 8,
  });
});

it.each([['--count', 'many'], ['--devices', '0'], ['--speed']])(
  'refuses %s %s with an error message',
  (...args) => {
    expect(() => outboxDrillArguments(args)).toThrow(Failure);
  },
);
