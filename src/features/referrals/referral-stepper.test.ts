import { expect, test } from 'vitest';
import { referralStations } from './referral-stepper';

const at = '2026-03-03T12:00:00.000Z';
const states = (referral: Parameters<typeof referralStations>[0]) =>
  referralStations(referral)
    .map(({ state }) => state[0])
    .join('');

test.each([
  ['none', null, null, 'dcaa'],
  ['accepted', at, null, 'ddca'],
  ['scheduled', at, at, 'dddc'],
  ['completed', at, at, 'dddd'],
] as const)('%s: the reached steps and the next one', (progress, accepted_at, scheduled_at, expected) => {
  expect(states({ progress, accepted_at, scheduled_at })).toBe(expected);
});

test.each([
  [null, null, 'daaa'],
  [at, null, 'ddaa'],
  [at, at, 'ddda'],
] as const)('closed: it stops at its last step, with no next one', (accepted_at, scheduled_at, expected) => {
  expect(states({ progress: 'closed', accepted_at, scheduled_at })).toBe(expected);
});
