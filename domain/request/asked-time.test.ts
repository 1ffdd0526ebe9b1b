import { expect, test } from 'vitest';
import { askedTimeWords } from './asked-time';

const window = {
  preferred_date: '2026-12-01',
  preferred_time: '08:00:00',
  preferred_until: '10:00',
  date_flexible: false,
  time_flexible: false,
};

test.each([
  [{}, 'Tuesday, December 1, 2026, 8-10 AM'],
  [{ preferred_until: null }, 'Tuesday, December 1, 2026, 8:00 AM'],
  [{ time_flexible: true }, 'Tuesday, December 1, 2026, any time'],
  [{ date_flexible: true, time_flexible: true }, 'any day, any time'],
])('a request with %j asks for %s', (changes, words) => {
  expect(askedTimeWords({ ...window, ...changes })).toBe(words);
});
