import { describe, expect, test } from 'vitest';
import { buildJob } from '../../tools/testing/factories/build-job';
import { factorySettings } from '../settings/factory-settings';
import {
  deadlineMails,
  isAboutToMiss,
  isAppointmentTooLate,
  isWaitingTooLong,
  openDeadline,
  waitingDeadlineMails,
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

describe('the office gets an email', () => {
  const tomorrow = '2026-12-09';
  const occasions = (planned: ReturnType<typeof job>, day = today) =>
    deadlineMails(settings, planned, day).map(({ occasion }) => occasion);

  test('on the day before, and from the day on', () => {
    expect(occasions(job({ deadline: '2026-12-10' }))).toEqual([]);
    expect(occasions(job({ deadline: tomorrow }))).toEqual(['deadline-2026-12-09-tomorrow']);
    expect(occasions(job({ deadline: today }))).toEqual(['deadline-2026-12-08']);
    expect(occasions(job({ deadline: today }), '2026-12-10')).toEqual(['deadline-2026-12-08']);
    expect(occasions(job({ deadline: today, status: 'cancelled' }))).toEqual([]);
    expect(occasions(job({}))).toEqual([]);
  });

  test('as soon as the appointment is too late, for each such appointment', () => {
    const late = job({ deadline: '2026-12-20', scheduled_date: '2026-12-20' });
    expect(occasions(late)).toEqual(['deadline-2026-12-20-late-2026-12-20-1000']);
    expect(occasions({ ...late, scheduled_time: '14:00' })).toEqual([
      'deadline-2026-12-20-late-2026-12-20-1400',
    ]);
    expect(occasions({ ...late, scheduled_date: '2026-12-10' })).toEqual([]);
    expect(occasions({ ...late, status: 'pending' })).toEqual([]);
    expect(occasions(late, '2026-12-19')).toEqual([
      'deadline-2026-12-20-tomorrow',
      'deadline-2026-12-20-late-2026-12-20-1000',
    ]);
    expect(occasions(late, '2026-12-21')).toEqual(['deadline-2026-12-20']);
  });

  const jobs = [
    job({ id: 'pending', status: 'pending', deadline: today }),
    job({ id: 'no-deadline', status: 'pending' }),
    job({ id: 'cancelled', status: 'cancelled', deadline: today }),
  ];
  test.each([
    ['of today', { deadline: today }, ['deadline-2026-12-08'], true],
    ['of tomorrow', { deadline: tomorrow }, ['deadline-2026-12-09-tomorrow'], true],
    ['of the day after', { deadline: '2026-12-10' }, [], false],
    [
      'of today that its pending job doesn’t have',
      { deadline: today, forms_booking_id: 'no-deadline' },
      [`deadline-${today}`],
      true,
    ],
    [
      'of today whose pending job was cancelled',
      { deadline: today, forms_booking_id: 'cancelled' },
      [`deadline-${today}`],
      true,
    ],
    ['of today that its pending job has', { deadline: today, forms_booking_id: 'pending' }, [], false],
    ['that it doesn’t have', { deadline: null }, [], false],
    ['that its referral doesn’t have', { deadline: '' }, [], false],
  ])('about a request or referral with a deadline %s', (_what, changes, due, near) => {
    const waiting = { forms_booking_id: null, ...changes };
    expect(waitingDeadlineMails(waiting, today, jobs).map(({ occasion }) => occasion)).toEqual(due);
    expect(isWaitingTooLong(waiting, today, jobs)).toBe(near);
  });
});

test('a deadline is open until the report is sent or the job cancelled', () => {
  expect(openDeadline(job({ deadline: today }))).toBe(today);
  expect(openDeadline(job({ deadline: today, report_sent_at: '2026-12-08T16:00:00Z' }))).toBeNull();
  expect(openDeadline(job({ deadline: today, status: 'cancelled' }))).toBeNull();
});
