import { expect, test } from 'vitest';
import { counted, daysInWords, hoursInWords, spelledHours, yearsInWords } from './counted';

test('one is singular, everything else plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'photo'))).toEqual(['0 photos', '1 photo', '2 photos']);
  expect(counted({ count: 1, orMore: false }, 'photo')).toBe('1 photo');
  expect(counted({ count: 1, orMore: true }, 'photo')).toBe('1+ photos');
  expect(counted(1200, 'photo')).toBe('1,200 photos');
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
  expect([hoursInWords(1), hoursInWords(24)]).toEqual(['1 hour', '24 hours']);
  expect([daysInWords(1), daysInWords(14)]).toEqual(['1 day', '14 days']);
  expect([yearsInWords(1), yearsInWords(2)]).toEqual(['1 year', '2 years']);
  expect([spelledHours(1), spelledHours(2), spelledHours(24)]).toEqual(['one hour', 'two hours', '24 hours']);
});
