import { expect, test } from 'vitest';
import { readDateTime, readTime } from './read-date-time';

test.each([
  ['2025-03-14', '2025-03-14', null],
  ['2025-03-14T09:30:00Z', '2025-03-14', '09:30'],
  ['2025-03-14 14:05:10', '2025-03-14', '14:05'],
  ['3/4/2025', '2025-03-04', null],
  ['03/04/25', '2025-03-04', null],
  ['3-4-2025 9:30 AM', '2025-03-04', '09:30'],
  ['3/4/2025, 12:15 pm', '2025-03-04', '12:15'],
  ['Mar 4, 2025', '2025-03-04', null],
  ['March 4th, 2025 at 9 am', '2025-03-04', '09:00'],
  ['Tue, Mar 4, 2025 12:00 AM', '2025-03-04', '00:00'],
  ['2025-02-30', null, null],
  ['13/14/2025', null, null],
  ['Smarch 4, 2025', null, null],
  ['45000', null, null],
  ['yesterday', null, null],
  ['3/4/20255', null, null],
])('%s', (text, date, time) => {
  expect(readDateTime(text)).toEqual({ date, time });
});

test.each([
  ['9:30', '09:30'],
  ['9 AM', '09:00'],
  ['9:30PM', '21:30'],
  ['12 a.m.', '00:00'],
  ['13:00 PM', null],
  ['25:00', null],
  ['9', null],
  ['noon', null],
])('the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
