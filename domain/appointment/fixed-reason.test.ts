import { describe, expect, it, test } from 'vitest';
import type { JobStatus } from '../job/job-status';
import { changeableUntil, fixedReason } from './fixed-reason';

const zone = 'America/Denver';
const appointment = (overrides: object = {}) => ({
  status: 'scheduled' as JobStatus,
  scheduled_date: '2026-12-03',
  scheduled_time: '10:00',
  times_offered_at: null,
  ...overrides,
});

test('a client who was offered new times can choose one for two weeks after the old one', () => {
  const offered = appointment({ times_offered_at: '2026-12-03T14:00:00.000Z' });
  expect(fixedReason(offered, zone, new Date('2026-12-17T17:00:00.000Z'))).toBeNull();
  expect(fixedReason(offered, zone, new Date('2026-12-17T17:00:00.001Z'))).toBe('too-late');
});

describe('the 24 hours before an appointment', () => {
  const last = new Date('2026-12-02T17:00:00.000Z');

  it('start at the same hour on the previous day', () => {
    expect(changeableUntil(appointment(), zone)).toEqual(last);
  });

  it('include their first moment and nothing after it', () => {
    expect(fixedReason(appointment(), zone, last)).toBeNull();
    expect(fixedReason(appointment(), zone, new Date(last.getTime() + 1))).toBe('too-late');
  });

  it('are counted in hours across a clock change', () => {
    const morning = { scheduled_date: '2026-03-08', scheduled_time: '10:00', times_offered_at: null };
    // 10 AM of that Sunday is 16:00 UTC; 10 AM of the Saturday before was 17:00 UTC.
    expect(changeableUntil(morning, zone).toISOString()).toBe('2026-03-07T16:00:00.000Z');
  });

  it('never end: a past appointment cannot be moved either', () => {
    expect(fixedReason(appointment(), zone, new Date('2027-01-01T00:00:00Z'))).toBe('too-late');
  });
});

test.each([
  ['pending', 'not-scheduled'],
  ['in_progress', 'under-way'],
  ['completed', 'done'],
  ['cancelled', 'not-scheduled'],
] as const)('a job that is %s cannot be changed: %s', (status, reason) => {
  expect(fixedReason(appointment({ status }), zone, new Date('2026-11-01T00:00:00Z'))).toBe(reason);
});
