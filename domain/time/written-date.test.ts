import { expect, test } from 'vitest';
import { writtenDate } from './written-date';

test('a date in words, in any time zone of the machine', () => {
  expect(writtenDate('2026-11-01')).toBe('November 1, 2026');
});
