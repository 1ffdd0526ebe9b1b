import { describe, expect, it, test } from 'vitest';
import type { StoredFormLog } from '@domain/security-log/form-log-record';
import { dayStart, entryFigures, since, violationsIn } from './day-figures';
import { toLogEntry } from '../logs/log-entry';
import { toRateWindow } from '../limits/rate-window';

const now = Date.parse('2026-11-21T10:00:30.000Z');
const start = dayStart(now);
const entry = (id: string, created_at: string, fields: Partial<StoredFormLog<string>> = {}) =>
  toLogEntry({
    id,
    form_type: 'booking',
    client_ip: 'a',
    user_id: null,
    submitted_data: {},
    record: null,
    suspicious: false,
    created_at,
    ...fields,
  });
const moment = '2026-11-21T09:00:00.000Z';
const window = (submission_count: number, violation: boolean | null = null) =>
  toRateWindow({
    id: String(submission_count),
    form_type: 'booking',
    client_ip: 'a',
    submission_count,
    violation,
    window_start: moment,
    created_at: moment,
  });

test('the day starts 24 hours ago, rounded to the minute', () => {
  expect(start.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect(dayStart(now + 20_000)).toEqual(start);
});

describe('since', () => {
  const today = entry('1', '2026-11-21T09:00:00.000Z');
  const yesterday = entry('2', '2026-11-20T09:59:59.999Z');

  it('includes the day’s entries', () => {
    expect(since({ rows: [today, yesterday], hasMore: true }, start).rows).toEqual([today]);
  });

  it.each([
    ['an older one is loaded', [today, yesterday], true, true],
    ['there are no more', [today], false, true],
    ['all loaded entries are from the day, and there are more', [today], true, false],
  ])('is complete if %s', (_, rows, hasMore, complete) => {
    expect(since({ rows, hasMore }, start).complete).toBe(complete);
  });
});

test('counts suspicious entries and distinct clients', () => {
  const entries = [
    entry('1', '2026-11-21T09:00:00.000Z'),
    entry('2', '2026-11-21T09:00:00.000Z', { submitted_data: { name: 'Qwerty' } }),
    entry('3', '2026-11-21T09:00:00.000Z', { client_ip: 'b' }),
  ];
  expect(entryFigures(entries)).toEqual({ submissions: 3, suspicious: 1, clients: 2 });
});

test('a window with more than three is a violation, unless the server says that all were accepted', () => {
  expect(violationsIn([window(3), window(4), window(9, false), window(31, true)])).toBe(2);
});
