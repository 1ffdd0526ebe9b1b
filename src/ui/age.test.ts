import { expect, test } from 'vitest';
import { age } from './age';

const now = Date.parse('2026-03-03T12:00:00Z');

test.each([
  ['2026-03-03T11:59:40Z', 'just now'],
  ['2026-03-03T12:00:30Z', 'just now'],
  ['2026-03-03T11:59:00Z', '1 min ago'],
  ['2026-03-03T11:00:01Z', '59 min ago'],
  ['2026-03-03T11:00:00Z', '1 h ago'],
  ['2026-03-02T12:00:01Z', '23 h ago'],
  ['2026-03-02T12:00:00Z', '1 day ago'],
  ['2026-02-28T12:00:00Z', '3 days ago'],
  ['', ''],
])('%s is %s', (instant, words) => {
  expect(age(instant, now)).toBe(words);
});
