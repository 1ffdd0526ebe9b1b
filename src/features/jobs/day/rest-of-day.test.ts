import { expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { instantOf } from '@domain/time/zoned-instant';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { isBehind, restOfDay } from './rest-of-day';

const date = '2026-07-15';
const at = (time: string) => instantOf(date, time, business.timeZone).getTime();
const notice = { minutes: 30, at: '', expected_at: '', state: 'sent' as const, mail_id: null };
const one = buildJob({ scheduled_date: date, scheduled_time: '08:00', status: 'in_progress' });
const two = buildJob({ scheduled_date: date, scheduled_time: '10:00', scheduled_until: '12:00' });

test('the rest of the day are those who still wait and don’t know that the inspector is on the way', () => {
  const notified = { ...two, on_my_way: notice };
  expect(restOfDay([one, two, notified, { ...two, status: 'cancelled' }])).toEqual([two]);
});

test('the inspector is behind once a window is over, or has begun while another job is in progress', () => {
  expect(isBehind([one, two], at('09:59'))).toBe(false);
  expect(isBehind([one, two], at('10:01'))).toBe(true);
  expect(isBehind([{ ...one, status: 'completed' }, two], at('10:01'))).toBe(false);
  expect(isBehind([two], at('12:01'))).toBe(true);
});

test('not for a client who was notified', () => {
  expect(isBehind([one, { ...two, running_late: notice }], at('10:01'))).toBe(false);
  const dropped = { ...notice, state: 'dropped' as const };
  expect(isBehind([one, { ...two, running_late: dropped }], at('10:01'))).toBe(true);
});
