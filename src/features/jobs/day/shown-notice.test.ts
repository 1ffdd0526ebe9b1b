import { expect, test } from 'vitest';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { noDeviceStep } from '../steps/device-steps';
import { newArrival, noticeWords, shownNotice } from './shown-notice';
import { undoableNotice } from './undoable-notice';

const now = Date.parse('2026-07-15T16:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const announced = (changes: object = {}) => ({
  minutes: 20,
  at: at(-5),
  expected_at: at(15),
  state: 'waiting' as const,
  mail_id: 'mail-1',
  ...changes,
});
const job = (changes: object = {}) =>
  buildJob({ scheduled_date: '2026-07-15', scheduled_time: '10:00', scheduled_until: '12:00', ...changes });
const unsent = (minutesAgo: number) => ({
  ...noDeviceStep,
  notice: {
    createdAt: now - minutesAgo * 60_000,
    action: { kind: 'notice', bookingId: 'b-1', notice: 'on_my_way', minutes: 20 },
  } as OfficeEntry,
});
const stateOf = (changes: object, onDevice = noDeviceStep) => shownNotice(job(changes), onDevice, now)?.state;

test('a notice is on its way, sent, or leaves the inspector to call', () => {
  expect(stateOf({ on_my_way: announced() })).toBe('waiting');
  expect(stateOf({ on_my_way: announced({ state: 'sent' }) })).toBe('sent');
  expect(stateOf({ on_my_way: announced({ state: 'dropped' }) })).toBe('call');
  // The provider is down, and the time is over.
  expect(stateOf({ on_my_way: announced({ expected_at: at(-1) }) })).toBe('call');
  expect(stateOf({})).toBeUndefined();
  expect(stateOf({ status: 'in_progress', on_my_way: announced({ state: 'dropped' }) })).toBeUndefined();
});

test('what is on the device alone is dropped as soon as its minutes are over', () => {
  expect(stateOf({}, unsent(19))).toBe('device');
  expect(stateOf({}, unsent(20))).toBe('call');
});

test('on the way counts for more than running late', () => {
  const both = shownNotice(job({ on_my_way: announced(), running_late: announced() }), noDeviceStep, now);
  expect(both?.kind).toBe('on_my_way');
});

test('the card says the new time, unless the client doesn’t know it', () => {
  const late = job({ running_late: announced({ minutes: 30, expected_at: at(30), state: 'sent' }) });
  const notice = shownNotice(late, noDeviceStep, now);
  expect(newArrival(late, notice)).toBe('10:30 AM-12:30 PM');
  expect(notice && noticeWords(notice, 'Ann Lee')).toBe('Running 30 minutes late: we emailed Ann Lee.');
  const lost = job({ running_late: announced({ state: 'dropped' }) });
  expect(newArrival(lost, shownNotice(lost, noDeviceStep, now))).toBeNull();
});

test('a notice can be undone for ten seconds', () => {
  expect(undoableNotice(job({ on_my_way: announced() }))).toEqual({
    notice: 'on_my_way',
    until: Date.parse(at(-5)) + 10_000,
  });
  expect(undoableNotice(job({ running_late: announced() }))?.notice).toBe('running_late');
  expect(undoableNotice(job({ on_my_way: announced({ state: 'sent' }) }))).toBeNull();
  expect(undoableNotice(job())).toBeNull();
});
