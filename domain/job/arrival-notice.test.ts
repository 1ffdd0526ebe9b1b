import { expect, test } from 'vitest';
import { buildJob } from '../../tools/testing/factories/build-job';
import { expectedAt, laterArrival, refuseArrivalNotice, type ArrivalNotice } from './arrival-notice';
import { ownNoteOf } from './own-note';

const job = buildJob({ scheduled_date: '2026-07-15', scheduled_time: '10:00', scheduled_until: '12:00' });
const pressedAt = new Date('2026-07-15T15:30:00Z');
const sent: ArrivalNotice = {
  minutes: 20,
  at: pressedAt.toISOString(),
  expected_at: '2026-07-15T15:50:00.000Z',
  state: 'sent',
  mail_id: 'mail-1',
};

test('on the way counts from the press, running late from the agreed time', () => {
  const at = (notice: 'on_my_way' | 'running_late') =>
    expectedAt(job, { notice, minutes: 30, pressedAt }, 'Etc/GMT+6').toISOString();
  expect(at('on_my_way')).toBe('2026-07-15T16:00:00.000Z');
  expect(at('running_late')).toBe('2026-07-15T16:30:00.000Z');
});

test.each([
  [{ scheduled_time: '10:00', scheduled_until: '12:00' }, 30, '10:30', '12:30'],
  [{ scheduled_time: '10:00', scheduled_until: null }, 90, '11:30', null],
  [{ scheduled_time: '22:30', scheduled_until: '23:30' }, 60, '23:30', '23:59'],
  [{ scheduled_time: '', scheduled_until: null }, 60, '', null],
])('%o, %d minutes later', (arrival, minutes, from, until) => {
  expect(laterArrival(arrival, minutes)).toEqual({ scheduled_time: from, scheduled_until: until });
});

test('a client gets one On My Way email, unless it was dropped', () => {
  const refusal = (changes: object) => () => refuseArrivalNotice({ ...job, ...changes }, '2026-07-15');
  expect(refusal({})).not.toThrow();
  expect(refusal({ running_late: sent })).not.toThrow();
  expect(refusal({ on_my_way: { ...sent, state: 'dropped' } })).not.toThrow();
  expect(refusal({ on_my_way: sent })).toThrow('on the way already');
  expect(refusal({ status: 'in_progress' })).toThrow('job is in_progress');
  expect(refusal({ scheduled_date: '2026-07-16' })).toThrow('job is on 2026-07-16');
});

test('a note to self is shown to its writer alone', () => {
  const note = { by: 'inspector-1', text: 'Bring the long rods.', at: sent.at };
  expect(ownNoteOf(note, 'inspector-1')).toBe('Bring the long rods.');
  expect(ownNoteOf(note, 'inspector-2')).toBe('');
  expect(ownNoteOf(null, 'inspector-1')).toBe('');
});
