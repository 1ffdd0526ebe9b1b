import { expect, test } from 'vitest';
import { judgeOffice } from './judge-office';
import type { OfficeMeasures } from './measure-office';

const measured = (
  size: number,
  documents: number,
  counts = 2,
  changed = 1,
  [limit, changeLimit] = [25, 1],
): OfficeMeasures => ({
  size,
  monthReads: 1,
  screens: [{ screen: 'Jobs', documents, counts, bytes: 9_000, firstRowMs: 400, limit }],
  changes: [
    {
      screen: 'Jobs',
      change: 'a job changes',
      documents: changed,
      counts: 0,
      bytes: 500,
      limit: changeLimit,
    },
  ],
});

test('an office within its limits passes at any size', () => {
  expect(judgeOffice([measured(100, 20), measured(100_000, 22)])).toEqual({
    name: 'office',
    passed: 7,
    failures: [],
  });
});

test('a size without screens is judged by its available times alone', () => {
  const small = { ...measured(10, 0), screens: [], changes: [] };
  expect(judgeOffice([small, measured(1_000, 10), measured(100_000, 14)])).toEqual({
    name: 'office',
    passed: 7,
    failures: ['Jobs, reads of 100000 bookings to 1000: 1.33, limit 1.1'],
  });
  expect(judgeOffice([small])).toEqual({ name: 'office', passed: 1, failures: [] });
});

test('counts are included in the reads, and each limit fails separately', () => {
  expect(judgeOffice([measured(100, 24)]).failures).toEqual(['100 bookings, Jobs, reads: 26, limit 25']);
  expect(judgeOffice([measured(100, 20, 2, 3)]).failures).toEqual([
    '100 bookings, Jobs, a job changes, reads: 3, limit 1',
  ]);
  expect(judgeOffice([measured(100, 10), measured(100_000, 22)]).failures).toEqual([
    'Jobs, reads of 100000 bookings to 100: 2, limit 1.1',
  ]);
});

test('a screen or change with its own limit is compared with that limit', () => {
  expect(judgeOffice([measured(100, 50, 5, 3, [60, 4])]).failures).toEqual([]);
  expect(judgeOffice([measured(100, 60, 5, 5, [60, 4])]).failures).toEqual([
    '100 bookings, Jobs, reads: 65, limit 60',
    '100 bookings, Jobs, a job changes, reads: 5, limit 4',
  ]);
});

test('a month of available times is one read', () => {
  const month = (monthReads: number) => judgeOffice([{ ...measured(100, 20), monthReads }]).failures;
  expect(month(2)).toEqual(['100 bookings, available times of a month, reads: 2, limit 1']);
  expect(month(0)).toEqual(['100 bookings, available times: no reads were counted']);
});
