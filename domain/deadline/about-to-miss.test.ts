import { describe, expect, test } from 'vitest';
import { buildJob } from '../../tools/testing/factories/build-job';
import { factorySettings } from '../settings/factory-settings';
import {
  deadlineMails,
  isAboutToMiss,
  isAppointmentTooLate,
  isReportDueToday,
  openDeadline,
} from './about-to-miss';

const today = '2026-12-08';
const settings = { ...factorySettings, promises: { ...factorySettings.promises, reportHours: 24 } };
const job = (overrides: Parameters<typeof buildJob>[0]) =>
  buildJob({ scheduled_date: '2026-12-07', scheduled_time: '10:00', ...overrides });

describe('a job is about to miss its deadline', () => {
  test.each([
    ['that has passed', job({ deadline: '2026-12-01' }), true],
    ['of today', job({ deadline: today }), true],
    ['of tomorrow', job({ deadline: '2026-12-09' }), true],
    ['of the day after, with the visit in time', job({ deadline: '2026-12-10' }), false],
    [
      'of a later day, with the visit too late for it',
      job({ deadline: '2026-12-20', scheduled_date: '2026-12-20' }),
      true,
    ],
    [
      'of a later day, without an appointment yet',
      job({ deadline: '2026-12-20', scheduled_date: '2026-12-28', status: 'pending' }),
      false,
    ],
    ['of tomorrow, without an appointment yet', job({ deadline: '2026-12-09', status: 'pending' }), true],
    ['of today, inspected without a report', job({ deadline: today, status: 'completed' }), true],
    ['of today, cancelled', job({ deadline: today, status: 'cancelled' }), false],
    ['of today, sent', job({ deadline: today, report_sent_at: '2026-12-08T16:00:00Z' }), false],
    ['that it does not have', job({}), false],
  ])('%s', (_what, planned, missing) => {
    expect(isAboutToMiss(settings, planned, today)).toBe(missing);
  });
});

test('a job without a date or time isn’t called too late', () => {
  const deadline = '2026-12-20';
  const late = job({ deadline, scheduled_date: '2026-12-21' });
  expect(isAppointmentTooLate(settings, late)).toBe(true);
  expect(isAppointmentTooLate(settings, { ...late, scheduled_date: '' })).toBe(false);
  expect(isAppointmentTooLate(settings, { ...late, scheduled_time: '' })).toBe(false);
});

test('the office gets one email for each deadline, from that day on', () => {
  expect(deadlineMails(job({ deadline: '2026-12-09' }), today)).toEqual([]);
  const due = { kind: 'office_deadline_near', occasion: 'deadline-2026-12-08' };
  expect(deadlineMails(job({ deadline: today }), today)).toEqual([due]);
  expect(deadlineMails(job({ deadline: today }), '2026-12-10')).toEqual([due]);
  expect(deadlineMails(job({ deadline: today, status: 'cancelled' }), today)).toEqual([]);
  expect(isReportDueToday(job({}), today)).toBe(false);
});

test('a deadline is open until the report is sent or the job cancelled', () => {
  expect(openDeadline(job({ deadline: today }))).toBe(today);
  expect(openDeadline(job({ deadline: today, report_sent_at: '2026-12-08T16:00:00Z' }))).toBeNull();
  expect(openDeadline(job({ deadline: today, status: 'cancelled' }))).toBeNull();
});
