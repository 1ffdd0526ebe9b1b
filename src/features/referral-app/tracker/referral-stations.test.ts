import { expect, test } from 'vitest';
import { referralStations } from './referral-stations';

const states = (stations: ReturnType<typeof referralStations>) =>
  stations.map(({ status, state }) => `${status} ${state}`);

test('a referral is at its status, with the remaining steps ahead', () => {
  expect(states(referralStations('Contacted'))).toEqual([
    'Submitted done',
    'Contacted current',
    'Scheduled ahead',
    'Completed ahead',
  ]);
});

test('steps with a date in the timeline show it', () => {
  const [submitted, contacted] = referralStations('Contacted', [
    { status: 'Submitted', at: '2026-11-20T17:00:00.000Z' },
    { status: 'Contacted', at: null },
  ]);
  expect(submitted?.at).toBe('2026-11-20T17:00:00.000Z');
  expect(contacted?.at).toBeNull();
});

test('a closed one has no steps ahead and shows none that it never reached', () => {
  expect(states(referralStations('Closed'))).toEqual(['Submitted done', 'Closed current']);
  expect(
    states(
      referralStations('Closed', [
        { status: 'Submitted', at: null },
        { status: 'Scheduled', at: null },
        { status: 'Closed', at: null },
      ]),
    ),
  ).toEqual(['Submitted done', 'Scheduled done', 'Closed current']);
});
