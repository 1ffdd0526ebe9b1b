import { describe, expect, test } from 'vitest';
import { isEstimated, referralProgresses, referralStatus, referralStatusWords } from './referral-status';

const zone = 'America/Denver';
const created_at = '2026-11-10T18:00:00Z';
const at = (instant: string) => new Date(instant);

describe('a referral of November 10 without a linked job', () => {
  test.each([
    ['2026-11-10T18:00:01Z', 'Submitted'],
    ['2026-11-11T06:59:59Z', 'Submitted'],
    ['2026-11-11T07:00:00Z', 'Contacted'],
    ['2026-11-13T06:59:59Z', 'Contacted'],
    ['2026-11-13T07:00:00Z', 'Scheduled'],
    ['2026-11-18T06:59:59Z', 'Scheduled'],
    ['2026-11-18T07:00:00Z', 'Completed'],
    ['2027-11-18T07:00:00Z', 'Completed'],
    // A device clock that is slow.
    ['2026-11-08T07:00:00Z', 'Submitted'],
  ])('at %s: %s', (now, status) => {
    expect(referralStatus({ progress: 'none', created_at }, zone, at(now))).toBe(status);
  });
});

test.each([
  ['accepted', 'Contacted'],
  ['scheduled', 'Scheduled'],
  ['completed', 'Completed'],
  ['closed', 'Closed'],
] as const)('linked and %s: %s, at any age', (progress, status) => {
  for (const now of ['2026-11-10T18:00:01Z', '2027-06-01T00:00:00Z']) {
    expect(referralStatus({ progress, created_at }, zone, at(now))).toBe(status);
  }
});

test('only a status that comes from the age alone is marked as estimated', () => {
  expect(isEstimated('none', 'Completed')).toBe(true);
  expect(isEstimated('none', 'Submitted')).toBe(false);
  expect(isEstimated('completed', 'Completed')).toBe(false);
  expect(referralStatusWords('Completed', true)).toBe('Completed (estimated from the date)');
  expect(referralStatusWords('Completed', false)).toBe('Completed');
});

test('every progress value has a status', () => {
  const statuses = referralProgresses.map((progress) =>
    referralStatus({ progress, created_at }, zone, at(created_at)),
  );
  expect(statuses).toEqual(['Submitted', 'Contacted', 'Scheduled', 'Completed', 'Closed']);
});
