import { expect, test } from 'vitest';
import { oldLogsEnd } from './clear-logs';

test('entries older than exactly 30 days are old', () => {
  expect(oldLogsEnd(new Date('2026-11-21T10:00:00.000Z')).toISOString()).toBe('2026-10-22T10:00:00.000Z');
});
