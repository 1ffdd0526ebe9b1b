import { expect, test } from 'vitest';
import { writtenDate } from './written-date';

test('a date is written out the same in any time zone', () => {
  expect(writtenDate('2026-11-01')).toBe('November 1, 2026');
});
